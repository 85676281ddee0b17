import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mixedNormGroup, normGroups, type NormGroup } from '#contract/questionnaires/norm-groups.ts'
import { personalityItems } from '#contract/questionnaires/personality-items.ts'
import { answerValues, type Answers, type AnswerValue } from '#contract/questionnaires/questionnaire.ts'
import type { PersonalityScore } from '#contract/questionnaires/result.ts'
import { scorePersonality } from './score-personality.ts'

/** Read from the published form: the items that count turned round. */
const minus = new Set([
  9, 19, 24, 30, 39, 40, 48, 49, 51, 53, 54, 60, 62, 67, 68, 69, 70, 73, 74, 75, 78, 79, 80, 81, 83, 84, 85,
  89, 90, 92, 94, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 113, 114, 115,
  116, 119, 120,
])

/** Answers by the number of the item. */
const answer = (valueOf: (number: number) => number, without: readonly number[] = []): Answers =>
  Object.fromEntries(
    personalityItems
      .map(({ id }): [string, number] => [id, Number(id.slice(1))])
      .filter(([, number]) => !without.includes(number))
      .map(([id, number]) => [id, { value: valueOf(number) as AnswerValue }]),
  )
const varied = (number: number) => ((number * number + Math.floor(number / 7)) % 5) + 1

const sets: Readonly<Record<string, Answers>> = {
  threes: answer(() => 3),
  ones: answer(() => 1),
  fives: answer(() => 5),
  highest: answer((number) => (minus.has(number) ? 1 : 5)),
  lowest: answer((number) => (minus.has(number) ? 5 : 1)),
  varied: answer(varied),
  'without p1': answer(varied, [1]),
  'without p1, p31': answer(varied, [1, 31]),
  'without p1, p31, p61': answer(varied, [1, 31, 61]),
  'without p1, p31, p61, p91': answer(varied, [1, 31, 61, 91]),
  'without p3, p33, p63': answer(varied, [3, 33, 63]),
  'without p3, p33, p63, p8': answer(varied, [3, 33, 63, 8]),
  'without A': answer(
    varied,
    personalityItems.map(({ id }) => Number(id.slice(1))).filter((number) => number % 5 === 4),
  ),
  none: {},
}

const scoresOf = (answers: Answers, group: NormGroup) =>
  new Map(
    scorePersonality(answers, group).domains.flatMap(({ domain, score, facets }) => [
      [domain as string, score] as const,
      ...facets.map((each) => [each.facet as string, each.score] as const),
    ]),
  )
const scoreOf = (answers: Answers, group: NormGroup, scale: string): PersonalityScore => {
  const score = scoresOf(answers, group).get(scale)
  if (score?.kind !== 'scored') throw new Error(`${scale} has no score`)
  return score
}

// Computed apart from this code, with NumPy's and SciPy's numbers, from the published key and norms: raw, T, percentile, SEM.
test.each<[string, NormGroup, string, number, number, number, number]>([
  ['threes', 'any_any', 'N', 72.0, 53.20827142624686, 62.582930550437425, 4.4062710744176865],
  ['threes', 'any_any', 'O', 60.0, 37.419644871755324, 10.41894566288249, 4.060822669115217],
  ['threes', 'any_any', 'A', 72.0, 36.23527503775762, 8.43376983741333, 4.116121367182342],
  ['threes', 'any_any', 'N5', 12.0, 51.25277156201328, 54.984793179798054, 2.0110716515082223],
  ['threes', 'any_any', 'C6', 12.0, 45.901108844596266, 34.094364508318485, 1.4177079212588186],
  ['ones', 'any_any', 'N', 52.0, 41.058604486613774, 18.562361496870277, 4.4062710744176865],
  ['ones', 'any_any', 'O', 60.0, 37.419644871755324, 10.41894566288249, 4.060822669115217],
  ['ones', 'any_any', 'A', 92.0, 51.67090717932464, 56.63506653199936, 4.116121367182342],
  ['ones', 'any_any', 'N5', 16.0, 62.32699531461687, 89.11560566414354, 2.0110716515082223],
  ['ones', 'any_any', 'C6', 20.0, 65.4487268733473, 93.88114694591434, 1.4177079212588186],
  ['fives', 'any_any', 'N', 92.0, 65.35793836587995, 93.77055240790243, 4.4062710744176865],
  ['fives', 'any_any', 'O', 60.0, 37.419644871755324, 10.41894566288249, 4.060822669115217],
  ['fives', 'any_any', 'A', 52.0, 20.7996428961906, 0.17499563902182638, 4.116121367182342],
  ['fives', 'any_any', 'N5', 8.0, 40.17854780940969, 16.301415546643387, 2.0110716515082223],
  ['fives', 'any_any', 'C6', 4.0, 26.35349081584523, 0.902353632624664, 1.4177079212588186],
  ['highest', 'any_any', 'N', 120.0, 82.36747208136626, 99.93954977051638, 4.4062710744176865],
  ['highest', 'any_any', 'O', 100.0, 74.48541819868927, 99.28282111069493, 4.060822669115217],
  ['highest', 'any_any', 'A', 120.0, 73.28079217751846, 99.00460511931297, 4.116121367182342],
  ['highest', 'any_any', 'N5', 20.0, 73.40121906722047, 99.0361276819877, 2.0110716515082223],
  ['highest', 'any_any', 'C6', 20.0, 65.4487268733473, 93.88114694591434, 1.4177079212588186],
  ['lowest', 'any_any', 'N', 24.0, 24.049070771127457, 0.47282674359141397, 4.4062710744176865],
  ['lowest', 'any_any', 'O', 20.0, 0.3538715448213736, 3.4419125856381974e-5, 4.060822669115217],
  ['lowest', 'any_any', 'A', 24.0, -0.8102421020032224, 1.8770263241791356e-5, 4.116121367182342],
  ['lowest', 'any_any', 'N5', 4.0, 29.1043240568061, 1.8328330032228186, 2.0110716515082223],
  ['lowest', 'any_any', 'C6', 4.0, 26.35349081584523, 0.902353632624664, 1.4177079212588186],
  ['varied', 'male_under21', 'N', 75.0, 54.52305748578648, 67.44756323914959, 4.331835754042389],
  ['varied', 'male_under21', 'E', 56.0, 33.92973324658425, 5.402425829136511, 4.168965339265846],
  ['varied', 'male_under21', 'O', 61.0, 37.877252177995096, 11.270360685165064, 4.0385424350871935],
  ['varied', 'male_under21', 'A', 67.0, 39.781718963165076, 15.343113273577552, 4.450196400160334],
  ['varied', 'male_under21', 'C', 77.0, 48.16425120772947, 42.717348582601424, 3.8361695739370014],
  ['varied', 'male_under21', 'N1', 13.0, 53.40425531914894, 63.32319530202519, 1.763596325693609],
  ['varied', 'male_under21', 'O2', 10.0, 38.34625322997416, 12.193368150496386, 1.973320551760408],
  ['varied', 'male_21to40', 'N', 75.0, 54.872572815533985, 68.6961991712059, 4.377497230153321],
  ['varied', 'male_21to40', 'E', 56.0, 34.944115713346484, 6.608643038722682, 4.127564899550339],
  ['varied', 'male_21to40', 'O', 61.0, 37.12178948259262, 9.890413119146663, 3.989531050136092],
  ['varied', 'male_21to40', 'A', 67.0, 36.85496183206106, 9.433835725147144, 4.1732167449103335],
  ['varied', 'male_21to40', 'C', 77.0, 44.043447792571826, 27.570278926458858, 3.808903516761746],
  ['varied', 'male_21to40', 'N1', 13.0, 54.14893617021277, 66.08901086473065, 1.763596325693609],
  ['varied', 'male_21to40', 'O2', 10.0, 36.391184573002754, 8.677556363515954, 1.8509440834341804],
  ['varied', 'male_41to60', 'N', 75.0, 56.789276807980045, 75.14081571536136, 4.230597475534632],
  ['varied', 'male_41to60', 'E', 56.0, 35.283018867924525, 7.05512086745512, 3.962318387005263],
  ['varied', 'male_41to60', 'O', 61.0, 39.75700366030996, 15.284688539295349, 4.023369110583815],
  ['varied', 'male_41to60', 'A', 67.0, 31.862244897959176, 3.485614716117743, 3.8974737972178843],
  ['varied', 'male_41to60', 'C', 77.0, 39.31086142322097, 14.255424352843377, 3.5718372023371954],
  ['varied', 'male_41to60', 'N1', 13.0, 56.20786516853933, 73.26299521205978, 1.6697880104971403],
  ['varied', 'male_41to60', 'O2', 10.0, 37.01949860724234, 9.71350531169266, 1.8305480053798104],
  ['varied', 'male_over60', 'N', 75.0, 60.71059431524547, 85.79286460965942, 4.191010856583408],
  ['varied', 'male_over60', 'E', 56.0, 32.58987527512838, 4.084069614186505, 3.7458715941687055],
  ['varied', 'male_over60', 'O', 61.0, 41.53209544167392, 19.85559644826563, 4.011640188252183],
  ['varied', 'male_over60', 'A', 67.0, 30.221653878942853, 2.39736837176239, 3.7907215671953556],
  ['varied', 'male_over60', 'C', 77.0, 34.72894078398663, 6.336733734780377, 3.4178180173906294],
  ['varied', 'male_over60', 'N1', 13.0, 59.01129943502825, 81.62403830618139, 1.6604071789774937],
  ['varied', 'male_over60', 'O2', 10.0, 38.406593406593416, 12.315867727727447, 1.8560431029477749],
  ['varied', 'female_under21', 'N', 75.0, 51.018577834721334, 54.056522023775635, 4.294626409828915],
  ['varied', 'female_under21', 'E', 56.0, 31.134846461949284, 2.9612770684941507, 4.094102099361959],
  ['varied', 'female_under21', 'O', 61.0, 34.607298740639884, 6.186918196902791, 3.8431580763741695],
  ['varied', 'female_under21', 'A', 67.0, 33.23996971990917, 4.686879975083726, 4.169412668470226],
  ['varied', 'female_under21', 'C', 77.0, 47.03059805285119, 38.325608421247125, 3.7708644897423724],
  ['varied', 'female_under21', 'N1', 13.0, 49.14364640883978, 46.58781445916482, 1.6979305050560811],
  ['varied', 'female_under21', 'O2', 10.0, 32.761627906976756, 4.236861763663128, 1.7540627126759194],
  ['varied', 'female_21to40', 'N', 75.0, 51.76980198019802, 57.02380281331166, 4.375348900373546],
  ['varied', 'female_21to40', 'E', 56.0, 33.07377049180327, 4.526362981552941, 4.10657813757391],
  ['varied', 'female_21to40', 'O', 61.0, 35.35986765925342, 7.159516621421669, 3.881444834079186],
  ['varied', 'female_21to40', 'A', 67.0, 28.12993854258115, 1.4371037675470009, 3.855380525966275],
  ['varied', 'female_21to40', 'C', 77.0, 42.37923576063447, 22.300719647592615, 3.731217897684346],
  ['varied', 'female_21to40', 'N1', 13.0, 49.78260869565217, 49.13280247836103, 1.7260729996150228],
  ['varied', 'female_21to40', 'O2', 10.0, 31.909090909090896, 3.521844059207401, 1.6826764394856182],
  ['varied', 'female_41to60', 'N', 75.0, 54.732919254658384, 68.19975389852094, 4.3538976790916895],
  ['varied', 'female_41to60', 'E', 56.0, 34.05919661733615, 5.545902104382518, 4.086163481800503],
  ['varied', 'female_41to60', 'O', 61.0, 37.48746793683401, 10.542105593005802, 3.914944571765993],
  ['varied', 'female_41to60', 'A', 67.0, 20.802845528455297, 0.17517556368540008, 3.4764421467931834],
  ['varied', 'female_41to60', 'C', 77.0, 37.28748068006184, 10.18195184038082, 3.5249856737297516],
  ['varied', 'female_41to60', 'N1', 13.0, 52.55376344086021, 60.07837800629683, 1.744834662654316],
  ['varied', 'female_41to60', 'O2', 10.0, 31.250000000000007, 3.039636176526142, 1.631686244349692],
  ['varied', 'female_over60', 'N', 75.0, 57.72117962466488, 77.997771780052, 4.185476316979946],
  ['varied', 'female_over60', 'E', 56.0, 32.54516889238019, 4.045040491287636, 3.885583997290498],
  ['varied', 'female_over60', 'O', 61.0, 40.656469195298655, 17.506089597387625, 3.8957146969458627],
  ['varied', 'female_over60', 'A', 67.0, 18.308823529411757, 0.0764512450677825, 3.3473862938119354],
  ['varied', 'female_over60', 'C', 77.0, 34.36041834271923, 5.891369660703797, 3.2921439822705216],
  ['varied', 'female_over60', 'N1', 13.0, 54.45983379501385, 67.21953741292197, 1.693240089296259],
  ['varied', 'female_over60', 'O2', 10.0, 30.929487179487175, 2.825697353339058, 1.5908940882409484],
  ['varied', 'male_any', 'N', 75.0, 56.51056498358481, 74.24949917634383, 4.353655195637337],
  ['varied', 'male_any', 'E', 56.0, 34.29588351423568, 5.815968710699245, 4.100925711043788],
  ['varied', 'male_any', 'O', 61.0, 39.233212680899165, 14.081190854083825, 4.065297890376547],
  ['varied', 'male_any', 'A', 67.0, 35.54763063363109, 7.419567233840198, 4.190681075314609],
  ['varied', 'male_any', 'C', 77.0, 42.60867379532865, 22.991323525908548, 3.8410484083124983],
  ['varied', 'male_any', 'N1', 13.0, 55.52345322263042, 70.96441078029581, 1.7493144371438758],
  ['varied', 'male_any', 'O2', 10.0, 37.592410169051554, 10.734739884862666, 1.883222869179324],
  ['varied', 'female_any', 'N', 75.0, 53.64176002251512, 64.21367070900934, 4.388081806154029],
  ['varied', 'female_any', 'E', 56.0, 32.96214845960047, 4.421061626280721, 4.172971340963177],
  ['varied', 'female_any', 'O', 61.0, 37.36028753120034, 10.312017368911807, 3.963646340492555],
  ['varied', 'female_any', 'A', 67.0, 27.025321191002405, 1.0796046649835622, 3.8623976604565184],
  ['varied', 'female_any', 'C', 77.0, 41.33143650885552, 19.30103615065935, 3.768461000527934],
  ['varied', 'female_any', 'N1', 13.0, 51.45070622125699, 55.76724434846157, 1.7540081599012038],
  ['varied', 'female_any', 'O2', 10.0, 31.75091821280466, 3.4007443401917476, 1.6659963610404491],
  ['varied', 'any_under21', 'N', 75.0, 52.740339992110734, 60.797075311596984, 4.361080026782357],
  ['varied', 'any_under21', 'E', 56.0, 32.670478080576714, 4.155208326443695, 4.157033768205401],
  ['varied', 'any_under21', 'O', 61.0, 36.40165988697471, 8.69412284384738, 3.9852409902037307],
  ['varied', 'any_under21', 'A', 67.0, 37.11627481232108, 9.880816011489197, 4.381493438315295],
  ['varied', 'any_under21', 'C', 77.0, 47.60332563005912, 40.52940403909939, 3.8151775515695237],
  ['varied', 'any_under21', 'N1', 13.0, 51.28466003932134, 55.11098999019827, 1.7707810423652048],
  ['varied', 'any_under21', 'O2', 10.0, 36.00357616044917, 8.08102175829144, 1.9016916153782697],
  ['varied', 'any_21to40', 'N', 75.0, 53.295160816772096, 62.91171796793626, 4.416627163345351],
  ['varied', 'any_21to40', 'E', 56.0, 34.061281187664946, 5.548236678304749, 4.132295094738518],
  ['varied', 'any_21to40', 'O', 61.0, 36.28670575722677, 8.513614358938899, 3.9881955819643546],
  ['varied', 'any_21to40', 'A', 67.0, 33.623487649867826, 5.0747234321990655, 4.106212244879702],
  ['varied', 'any_21to40', 'C', 77.0, 43.242110160433604, 24.95873149130599, 3.7831948139105935],
  ['varied', 'any_21to40', 'N1', 13.0, 51.94250479556464, 57.7010120708585, 1.7868206401315148],
  ['varied', 'any_21to40', 'O2', 10.0, 34.44515842017633, 5.991540232856671, 1.7881989542553705],
  ['varied', 'any_41to60', 'N', 75.0, 55.72959005162279, 71.66637743168916, 4.3202372620030935],
  ['varied', 'any_41to60', 'E', 56.0, 34.69672774786285, 6.296787629558906, 4.044302381128297],
  ['varied', 'any_41to60', 'O', 61.0, 38.692905837867556, 12.908870839832698, 4.015430487506914],
  ['varied', 'any_41to60', 'A', 67.0, 28.15215799696559, 1.445233652008024, 3.785199367272481],
  ['varied', 'any_41to60', 'C', 77.0, 38.35632168371247, 12.21374890805822, 3.560373295035235],
  ['varied', 'any_41to60', 'N1', 13.0, 54.276068289253104, 66.5531303351179, 1.7331006895157584],
  ['varied', 'any_41to60', 'O2', 10.0, 34.62191084924122, 6.204767157819413, 1.7673050104608443],
  ['varied', 'any_over60', 'N', 75.0, 59.11647345836281, 81.90228048825884, 4.238988086796187],
  ['varied', 'any_over60', 'E', 56.0, 32.60691719700266, 4.099027580751756, 3.834032765900677],
  ['varied', 'any_over60', 'O', 61.0, 41.103263054903664, 18.682056140795595, 4.011480867460294],
  ['varied', 'any_over60', 'A', 67.0, 26.251308322009848, 0.877758570908659, 3.6926016235169548],
  ['varied', 'any_over60', 'C', 77.0, 34.560384018288026, 6.129881798941442, 3.3702999866480776],
  ['varied', 'any_over60', 'N1', 13.0, 56.554845264525966, 74.39220771552006, 1.7173552340736014],
  ['varied', 'any_over60', 'O2', 10.0, 35.46562849653183, 7.305120899239748, 1.7839446460022226],
  ['varied', 'any_any', 'N', 75.0, 55.030721467191825, 69.25432256326823, 4.4062710744176865],
  ['varied', 'any_any', 'E', 56.0, 33.65630911764966, 5.109068742919995, 4.151113965702461],
  ['varied', 'any_any', 'O', 61.0, 38.346289204928674, 12.193440929141468, 4.060822669115217],
  ['varied', 'any_any', 'A', 67.0, 32.37636700236587, 3.900396761439591, 4.116121367182342],
  ['varied', 'any_any', 'C', 77.0, 41.98785381580413, 21.150370487104688, 3.8153798078467847],
  ['varied', 'any_any', 'N1', 13.0, 53.41458717065821, 63.36208608408735, 1.7874499031441404],
  ['varied', 'any_any', 'O2', 10.0, 35.1663736985787, 6.8989045255809085, 1.812407825242435],
  ['without p1', 'any_any', 'N', 76.17391304347825, 55.74385409190941, 71.7146487860442, 4.4062710744176865],
  [
    'without p1',
    'any_any',
    'N1',
    14.666666666666666,
    57.78805777028447,
    78.19529329256713,
    1.7874499031441404,
  ],
  [
    'without p1, p31, p61',
    'any_any',
    'N',
    76.57142857142858,
    55.98533815530586,
    72.52580987249021,
    4.4062710744176865,
  ],
  ['without p1, p31, p61', 'any_any', 'N2', 6.0, 36.36464238099208, 8.635686085375966, 1.529046823187572],
  [
    'without p3, p33, p63',
    'any_any',
    'O',
    56.47058823529412,
    34.14913546055527,
    5.647334643533027,
    4.060822669115217,
  ],
])('%s beside %s: %s', (name, group, scale, raw, t, percentile, sem) => {
  const score = scoreOf(sets[name] ?? {}, group, scale)
  expect(score.raw).toBeCloseTo(raw, 9)
  expect(score.t).toBeCloseTo(t, 9)
  expect(score.percentile).toBeCloseTo(percentile, 9)
  expect(score.sem).toBeCloseTo(sem, 9)
})

test('the bands of 68 and 90 of 100', () => {
  const { t, band68, band90 } = scoreOf(sets.varied ?? {}, 'any_any', 'N1')
  expect(band68.low).toBeCloseTo(48.72417141083478, 9)
  expect(band68.high).toBeCloseTo(58.10500293048164, 9)
  expect(band90.low).toBeCloseTo(45.72230532454778, 9)
  expect(band90.high).toBeCloseTo(61.106869016768634, 9)
  expect(band68.high - t).toBeCloseTo(t - band68.low, 9)
})

/** All facets in order, N1 to C6: a wrong key or a turned item moves one of them. */
test.each<[string, number[]]>([
  [
    'fives',
    [
      20, 16, 16, 16, 8, 16, 12, 12, 16, 16, 20, 20, 20, 12, 12, 8, 8, 16, 4, 12, 4, 4, 12, 20, 8, 12, 12, 12,
      4,
    ],
  ],
  [
    'varied',
    [
      13, 6, 12, 13, 14, 17, 15, 11, 9, 5, 7, 9, 16, 10, 5, 13, 17, 5, 17, 16, 11, 8, 10, 11, 13, 15, 15, 14,
      9,
    ],
  ],
])('raw sums of all facets: %s', (name, sums) => {
  const { domains } = scorePersonality(sets[name] ?? {}, mixedNormGroup)
  const facets = domains.flatMap((each) => each.facets)
  expect(facets.map(({ score }) => score.kind === 'scored' && score.raw)).toEqual(sums)
})

test.each<[string, string, number, boolean]>([
  ['without p1', 'N1', 3, true],
  ['without p1, p31', 'N1', 2, false],
  ['without p1, p31, p61', 'N', 21, true],
  ['without p1, p31, p61, p91', 'N', 20, false],
  ['without p3, p33, p63', 'O', 17, true],
  ['without p3, p33, p63, p8', 'O', 16, false],
  ['without A', 'A', 0, false],
  ['without A', 'A1', 0, false],
  ['without A', 'N', 24, true],
  ['none', 'C', 0, false],
])('%s: %s has %i answers, scored: %s', (name, scale, answered, isScored) => {
  const score = scoresOf(sets[name] ?? {}, mixedNormGroup).get(scale)
  expect(score?.answered).toBe(answered)
  expect(score?.kind).toBe(isScored ? 'scored' : 'unscored')
  if (score?.kind === 'scored') expect(score.prorated).toBe(answered < score.items)
})

test('answers to what is no item count nothing', () => {
  const others: Answers = { p28: { value: 5 }, t1: { value: 5 }, p0: { value: 5 } }
  const more: Answers = { ...sets.varied, ...others }
  expect(scorePersonality(more, mixedNormGroup)).toEqual(scorePersonality(sets.varied ?? {}, mixedNormGroup))
})

/** As whoever gathered the norms derived and rounded them. */
test.each<[NormGroup, string, number, number]>([
  ['male_under21', 'N', 4.332, 67.84],
  ['male_under21', 'O', 4.039, 74.02],
  ['male_over60', 'O', 4.012, 69.65],
  ['female_under21', 'O', 3.843, 76.82],
  ['female_over60', 'C', 3.292, 96.44],
])('%s: the error of %s, and T 50 at the mean', (group, domain, sem, mean) => {
  const score = scoreOf(sets.varied ?? {}, group, domain)
  expect(score.sem).toBeCloseTo(sem, 3)
  const perPoint = score.sem / (score.band68.high - score.t)
  expect(score.raw - (score.t - 50) * perPoint).toBeCloseTo(mean, 2)
})

describe('for any answers', () => {
  const anyAnswers = fc
    .array(fc.option(fc.constantFrom(...answerValues)), { minLength: 116, maxLength: 116 })
    .map((values): Answers =>
      Object.fromEntries(
        personalityItems.flatMap(({ id }, index) => {
          const value = values[index] ?? null
          return value === null ? [] : [[id, { value }]]
        }),
      ),
    )
  const anyGroup = fc.constantFrom(...normGroups)

  test('sums lie within what the items allow, percentiles within 0 and 100, bands about T', () => {
    fc.assert(
      fc.property(anyAnswers, anyGroup, (answers, group) => {
        for (const score of scoresOf(answers, group).values()) {
          if (score.kind === 'unscored') continue
          expect(score.raw).toBeGreaterThanOrEqual(score.items)
          expect(score.raw).toBeLessThanOrEqual(score.items * 5)
          expect(score.percentile).toBeGreaterThanOrEqual(0)
          expect(score.percentile).toBeLessThanOrEqual(100)
          expect(score.band90.low).toBeLessThan(score.band68.low)
          expect(score.band68.low).toBeLessThan(score.t)
          expect(score.band68.high).toBeLessThan(score.band90.high)
        }
      }),
      { numRuns: 50 },
    )
  })

  test('turning every answer round mirrors every sum', () => {
    const turned = (answers: Answers): Answers =>
      Object.fromEntries(
        Object.entries(answers).map(([id, { value }]) => [id, { value: (6 - value) as AnswerValue }]),
      )
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const mirrored = scoresOf(turned(answers), mixedNormGroup)
        for (const [scale, score] of scoresOf(answers, mixedNormGroup)) {
          const other = mirrored.get(scale)
          if (score.kind === 'scored' && other?.kind === 'scored') {
            expect(score.raw + other.raw).toBeCloseTo(score.items * 6, 9)
          }
        }
      }),
      { numRuns: 50 },
    )
  })
})

test('a level rests on one standard error: that of 90 of 100 would reach over the cut of C', () => {
  const { standing, band68, band90 } = scoreOf(sets.varied ?? {}, mixedNormGroup, 'C')
  expect(standing).toEqual({ kind: 'level', level: 'low' })
  expect([band68.high < 45, band90.high > 45]).toEqual([true, true])
  expect(scoreOf(sets.varied ?? {}, mixedNormGroup, 'N').standing).toEqual({
    kind: 'between',
    from: 'mid',
    to: 'high',
  })
})
