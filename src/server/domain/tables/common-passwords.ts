/**
 * What people build passwords of, in small letters and without digits: the words at the top of every published list of
 * leaked passwords, Japanese ones included. A password that is one of them, repeated, joined or decorated with digits
 * and marks, is guessed among the first.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwd passcode pass word secret letmein welcome login logon signin access admin administrator root
  master user guest test testing demo sample example default changeme change temp temporary qwerty qwertyuiop
  asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc qwer qwert wasd poiuy lkjhg mnbvc
  abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcdefghij abcdefghijkl aaa xxx zzz
  iloveyou iloveu loveyou love lover lovely forever together family friend friends baby babygirl honey sweet
  sweetheart darling angel princess prince queen king superman batman spiderman ironman starwars pokemon pikachu
  naruto sasuke goku dragonball doraemon totoro ghibli mario luigi zelda minecraft fortnite roblox nintendo
  playstation xbox samsung iphone android google facebook instagram twitter youtube amazon microsoft windows apple
  computer internet monkey dragon tiger lion eagle falcon panther bear wolf horse puppy kitty dog cat cats dogs
  football baseball basketball soccer hockey tennis golf swimming liverpool arsenal chelsea barcelona giants
  hanshin tigers sunshine rainbow summer winter spring autumn flower flowers orange banana cherry chocolate cookie
  cheese pizza coffee cocacola pepsi money dollar freedom peace hello goodbye thankyou please whatever nothing
  trustno trust nobody someone shadow hunter killer ninja samurai jordan michael jennifer jessica ashley daniel
  andrew matthew charlie thomas robert george william james david john maria anna sakura hanako taro tarou yamada
  tanaka suzuki sato satou watanabe takahashi itou ito nakamura kobayashi yuki haruka aoi hina misaki daisuke
  kenji takashi hiroshi satoshi nihon nippon japan tokyo osaka kyoto nagoya fukuoka sapporo okinawa hokkaido
  arigato arigatou konnichiwa ohayou aishiteru daisuki kawaii watashi gakusei daigaku shukatsu kaisha
  michishirube student company school university college teacher office work job jobs career recruit
  january february march april may june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday blue red green black white yellow purple silver golden diamond crystal
  apollo phoenix matrix galaxy universe star stars moon sun earth ocean river mountain
  パスワード ぱすわーど あいうえお アイウエオ いろはにほへと さくら サクラ だいすき ダイスキ ありがとう アリガトウ`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** Keys in the order of keyboards, the alphabet and the digits; a walk along one of them is a guess. */
export const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'あいうえおかきくけこさしすせそたちつてとなにぬねの',
] as const
