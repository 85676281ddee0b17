import type { PersonalityFacet, TemperamentScale } from './scales.ts'

/** The items of a scale by id: an answer x counts x where the key is `plus`, 6 − x where it is `minus`. */
export type ScaleKey = { plus: readonly string[]; minus: readonly string[] }

/** The key of the IPIP-NEO-120 (ipip.ori.org/30FacetNEO-PI-RItems.htm, Johnson 2014), public domain. */
export const personalityKey: Readonly<Record<PersonalityFacet, ScaleKey>> = {
  N1: { plus: ['p1', 'p31', 'p61', 'p91'], minus: [] },
  N2: { plus: ['p6', 'p36', 'p66'], minus: ['p96'] },
  N3: { plus: ['p11', 'p41', 'p71'], minus: ['p101'] },
  N4: { plus: ['p16', 'p46', 'p76'], minus: ['p106'] },
  N5: { plus: ['p21'], minus: ['p51', 'p81', 'p111'] },
  N6: { plus: ['p26', 'p56', 'p86'], minus: ['p116'] },
  E1: { plus: ['p2', 'p32'], minus: ['p62', 'p92'] },
  E2: { plus: ['p7', 'p37'], minus: ['p67', 'p97'] },
  E3: { plus: ['p12', 'p42', 'p72'], minus: ['p102'] },
  E4: { plus: ['p17', 'p47', 'p77'], minus: ['p107'] },
  E5: { plus: ['p22', 'p52', 'p82', 'p112'], minus: [] },
  E6: { plus: ['p27', 'p57', 'p87', 'p117'], minus: [] },
  O1: { plus: ['p3', 'p33', 'p63', 'p93'], minus: [] },
  O2: { plus: ['p8', 'p38'], minus: ['p68', 'p98'] },
  O3: { plus: ['p13', 'p43'], minus: ['p73', 'p103'] },
  O4: { plus: ['p18'], minus: ['p48', 'p78', 'p108'] },
  O5: { plus: ['p23'], minus: ['p53', 'p83', 'p113'] },
  A1: { plus: ['p4', 'p34', 'p64'], minus: ['p94'] },
  A2: { plus: [], minus: ['p9', 'p39', 'p69', 'p99'] },
  A3: { plus: ['p14', 'p44'], minus: ['p74', 'p104'] },
  A4: { plus: [], minus: ['p19', 'p49', 'p79', 'p109'] },
  A5: { plus: [], minus: ['p24', 'p54', 'p84', 'p114'] },
  A6: { plus: ['p29', 'p59'], minus: ['p89', 'p119'] },
  C1: { plus: ['p5', 'p35', 'p65', 'p95'], minus: [] },
  C2: { plus: ['p10'], minus: ['p40', 'p70', 'p100'] },
  C3: { plus: ['p15', 'p45'], minus: ['p75', 'p105'] },
  C4: { plus: ['p20', 'p50'], minus: ['p80', 'p110'] },
  C5: { plus: ['p25', 'p55'], minus: ['p85', 'p115'] },
  C6: { plus: [], minus: ['p30', 'p60', 'p90', 'p120'] },
}

/** The key of the IPIP scales near to the temperament scales of the TCI (ipip.ori.org/newTCIKey.htm), public domain. */
export const temperamentKey: Readonly<Record<TemperamentScale, ScaleKey>> = {
  NS1: { plus: ['t25', 't49', 't73', 't1', 't65', 't17', 't33'], minus: ['t57', 't9', 't41'] },
  NS2: { plus: ['t37', 't69', 't13', 't53'], minus: ['t21', 't45', 't29', 't5', 't77', 't61'] },
  HA2: { plus: ['t31', 't63', 't15'], minus: ['t39', 't71', 't7', 't55', 't23', 't79', 't47'] },
  HA3: { plus: ['t34', 't18', 't66', 't2', 't50'], minus: ['t10', 't42', 't74', 't58', 't26'] },
  RD1: { plus: ['t28', 't12', 't52', 't36', 't76', 't4', 't60'], minus: ['t20', 't68', 't44'] },
  RD2: { plus: ['t22', 't54', 't38', 't70', 't6'], minus: ['t62', 't14', 't78', 't46', 't30'] },
  P1: { plus: ['t35', 't67', 't19', 't51', 't3', 't75'], minus: ['t43', 't27', 't59', 't11'] },
  P4: { plus: ['t40', 't80', 't32', 't16', 't72', 't48', 't8', 't64'], minus: ['t24', 't56'] },
}
