import process from 'node:process'
import { configureGlobal } from 'fast-check'

/** Properties try the same values in every run, so that a run is red for what changed; PROPERTY_SEED=2 tries others. */
configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })
