/**
 * Stations and lines of 2023. Made by `scripts/compact-stations.ts` of 国土数値情報（鉄道データ N02、令和5年; 行政区域データ
 * N03、令和3年）（国土交通省）, worked on (docs/decisions/2026-11-27-places-by-name-and-distance.md). Offices of municipalities: code4fukui/localgovjp (CC0).
 */

/** A line of the law each: its class, operator and name. Its place here is its number. */
export const lineTable = `
5IRいしかわ鉄道 IRいしかわ鉄道線
5WILLERTRAINS 宮津線
5WILLERTRAINS 宮福線
5あいの風とやま鉄道 あいの風とやま鉄道線
5いすみ鉄道 いすみ線
5えちごトキめき鉄道 妙高はねうまライン
5えちごトキめき鉄道 日本海ひすいライン
5えちぜん鉄道 三国芦原線
5えちぜん鉄道 勝山永平寺線
5くま川鉄道 湯前線
4こうべ未来都市機構 摩耶ケーブル線
5しなの鉄道 しなの鉄道線
5しなの鉄道 北しなの線
5とさでん交通 伊野線
5とさでん交通 後免線
5とさでん交通 桟橋線
5とさでん交通 駅前線
5のと鉄道 七尾線
5ひたちなか海浜鉄道 湊線
5ゆりかもめ 東京臨海新交通臨海線
5わたらせ渓谷鐵道 わたらせ渓谷線
5アイジーアールいわて銀河鉄道 いわて銀河鉄道線
4アルピコ交通 上高地線
4スカイレールサービス 広島短距離交通瀬野線
4ラクテンチ 別府ラクテンチケーブル線
4一畑電車 北松江線
4一畑電車 大社線
5一般社団法人札幌市交通事業振興公社 1条線
5一般社団法人札幌市交通事業振興公社 山鼻線
5一般社団法人札幌市交通事業振興公社 山鼻西線
5一般社団法人札幌市交通事業振興公社 都心線
4一般財団法人青函トンネル記念館 青函トンネル竜飛斜坑線
5万葉線 新湊港線
5万葉線 高岡軌道線
4三岐鉄道 三岐線
4三岐鉄道 北勢線
4三岐鉄道 近鉄連絡線
5三陸鉄道 リアス線
5三陸鉄道 北リアス線
5三陸鉄道 南リアス線
4上信電鉄 上信線
4上毛電気鉄道 上毛線
4上田電鉄 別所線
4丹後海陸交通 天橋立鋼索鉄道
2九州旅客鉄道 三角線
2九州旅客鉄道 久大線
1九州旅客鉄道 九州新幹線
2九州旅客鉄道 佐世保線
2九州旅客鉄道 吉都線
2九州旅客鉄道 唐津線
2九州旅客鉄道 大村線
2九州旅客鉄道 宮崎空港線
2九州旅客鉄道 山陽線
2九州旅客鉄道 後藤寺線
2九州旅客鉄道 指宿枕崎線
2九州旅客鉄道 日南線
2九州旅客鉄道 日田彦山線
2九州旅客鉄道 日豊線
2九州旅客鉄道 筑肥線
2九州旅客鉄道 筑豊線
2九州旅客鉄道 篠栗線
2九州旅客鉄道 肥薩線
1九州旅客鉄道 西九州新幹線
2九州旅客鉄道 豊肥線
2九州旅客鉄道 長崎線
2九州旅客鉄道 香椎線
2九州旅客鉄道 鹿児島線
5井原鉄道 井原線
4京成電鉄 千原線
4京成電鉄 千葉線
4京成電鉄 成田空港線
4京成電鉄 押上線
4京成電鉄 本線
4京成電鉄 東成田線
4京成電鉄 金町線
4京浜急行電鉄 久里浜線
4京浜急行電鉄 大師線
4京浜急行電鉄 本線
4京浜急行電鉄 空港線
4京浜急行電鉄 逗子線
4京王電鉄 井の頭線
4京王電鉄 京王線
4京王電鉄 動物園線
4京王電鉄 相模原線
4京王電鉄 競馬場線
4京王電鉄 高尾線
4京福電気鉄道 北野線
4京福電気鉄道 嵐山本線
4京福電気鉄道 鋼索線
3京都市 東西線
3京都市 烏丸線
4京阪電気鉄道 中之島線
4京阪電気鉄道 交野線
4京阪電気鉄道 京津線
4京阪電気鉄道 京阪本線
4京阪電気鉄道 宇治線
4京阪電気鉄道 石山坂本線
4京阪電気鉄道 鋼索線
4京阪電気鉄道 鴨東線
3仙台市 南北線
3仙台市 東西線
5仙台空港鉄道 仙台空港線
4伊予鉄道 城北線
4伊予鉄道 城南線
4伊予鉄道 大手町線
4伊予鉄道 本町線
4伊予鉄道 横河原線
4伊予鉄道 花園線
4伊予鉄道 連絡線
4伊予鉄道 郡中線
4伊予鉄道 高浜線
5伊勢鉄道 伊勢線
4伊豆急行 伊豆急行線
4伊豆箱根鉄道 大雄山線
4伊豆箱根鉄道 駿豆線
5伊賀鉄道 伊賀線
5会津鉄道 会津線
5信楽高原鐵道 信楽線
4六甲山観光 六甲ケーブル線
3函館市 大森線
3函館市 宝来・谷地頭線
3函館市 本線
3函館市 湯の川線
5北九州高速鉄道 小倉線
5北大阪急行電鉄 南北線
5北条鉄道 北条線
2北海道旅客鉄道 函館線
1北海道旅客鉄道 北海道新幹線
2北海道旅客鉄道 千歳線
2北海道旅客鉄道 宗谷線
2北海道旅客鉄道 室蘭線
2北海道旅客鉄道 富良野線
2北海道旅客鉄道 日高線
2北海道旅客鉄道 札沼線
2北海道旅客鉄道 根室線
2北海道旅客鉄道 海峡線
2北海道旅客鉄道 留萌線
2北海道旅客鉄道 石勝線
2北海道旅客鉄道 石北線
2北海道旅客鉄道 釧網線
5北総鉄道 北総線
5北越急行 ほくほく線
4北陸鉄道 浅野川線
4北陸鉄道 石川線
4十国峠 十国鋼索線
5千葉都市モノレール 1号線
5千葉都市モノレール 2号線
4南海電気鉄道 加太線
4南海電気鉄道 南海本線
4南海電気鉄道 和歌山港線
4南海電気鉄道 多奈川線
4南海電気鉄道 空港線
4南海電気鉄道 鋼索線
4南海電気鉄道 高師浜線
4南海電気鉄道 高野線
5南阿蘇鉄道 高森線
4叡山電鉄 叡山本線
4叡山電鉄 鞍馬線
5名古屋ガイドウェイバス ガイドウェイバス志段味線
3名古屋市 1号線東山線
3名古屋市 2号線名城線
3名古屋市 2号線名港線
3名古屋市 3号線鶴舞線
3名古屋市 4号線名城線
3名古屋市 6号線桜通線
3名古屋市 上飯田線
5名古屋臨海高速鉄道 西名古屋港線
4名古屋鉄道 三河線
4名古屋鉄道 各務原線
4名古屋鉄道 名古屋本線
4名古屋鉄道 小牧線
4名古屋鉄道 尾西線
4名古屋鉄道 常滑線
4名古屋鉄道 広見線
4名古屋鉄道 河和線
4名古屋鉄道 津島線
4名古屋鉄道 瀬戸線
4名古屋鉄道 犬山線
4名古屋鉄道 知多新線
4名古屋鉄道 空港線
4名古屋鉄道 竹鼻線
4名古屋鉄道 築港線
4名古屋鉄道 羽島線
4名古屋鉄道 蒲郡線
4名古屋鉄道 西尾線
4名古屋鉄道 豊川線
4名古屋鉄道 豊田線
4和歌山電鐵 貴志川線
4四国ケーブル 八栗ケーブル
2四国旅客鉄道 予土線
2四国旅客鉄道 予讃線
2四国旅客鉄道 内子線
2四国旅客鉄道 土讃線
2四国旅客鉄道 徳島線
2四国旅客鉄道 本四備讃線
2四国旅客鉄道 牟岐線
2四国旅客鉄道 高徳線
2四国旅客鉄道 鳴門線
5四日市あすなろう鉄道 八王子線
5四日市あすなろう鉄道 内部線
5土佐くろしお鉄道 中村線
5土佐くろしお鉄道 宿毛線
5土佐くろしお鉄道 阿佐線
5埼玉新都市交通 伊奈線
5埼玉高速鉄道 埼玉高速鉄道線
5多摩都市モノレール 多摩都市モノレール線
4大井川鐵道 井川線
4大井川鐵道 大井川本線
4大山観光電鉄 大山鋼索線
5大阪モノレール 国際文化公園都市モノレール線(彩都線)
5大阪モノレール 大阪モノレール線
4大阪市高速電気軌道 1号線(御堂筋線)
4大阪市高速電気軌道 2号線(谷町線)
4大阪市高速電気軌道 3号線(四つ橋線)
4大阪市高速電気軌道 4号線(中央線)
4大阪市高速電気軌道 5号線(千日前線)
4大阪市高速電気軌道 6号線(堺筋線)
4大阪市高速電気軌道 7号線(長堀鶴見緑地線)
4大阪市高速電気軌道 8号線(今里筋線)
4大阪市高速電気軌道 南港ポートタウン線
5天竜浜名湖鉄道 天竜浜名湖線
5宇都宮ライトレール 宇都宮芳賀ライトレール線
4富士山麓電気鉄道 大月線
4富士山麓電気鉄道 河口湖線
4富山地方鉄道 上滝線
4富山地方鉄道 不二越線
4富山地方鉄道 呉羽線
4富山地方鉄道 安野屋線
4富山地方鉄道 富山港線
4富山地方鉄道 富山都心線
4富山地方鉄道 富山駅南北接続線
4富山地方鉄道 支線
4富山地方鉄道 本線
4富山地方鉄道 立山線
4小湊鐵道 小湊鐵道線
4小田急電鉄 多摩線
4小田急電鉄 小田原線
4小田急電鉄 江ノ島線
4山万 ユーカリが丘線
5山形鉄道 フラワー長井線
4山陽電気鉄道 本線
4山陽電気鉄道 網干線
4岡山電気軌道 東山本線
4岡山電気軌道 清輝橋線
4岳南電車 岳南鉄道線
4島原鉄道 島原鉄道線
4嵯峨野観光鉄道 嵯峨野観光線
5平成筑豊鉄道 伊田線
5平成筑豊鉄道 田川線
5平成筑豊鉄道 糸田線
5平成筑豊鉄道 門司港レトロ観光線
4広島電鉄 宇品線
4広島電鉄 宮島線
4広島電鉄 本線
4広島電鉄 横川線
4広島電鉄 江波線
4広島電鉄 白島線
4広島電鉄 皆実線
5広島高速交通 広島新交通1号線
4弘南鉄道 大鰐線
4弘南鉄道 弘南線
4御岳登山鉄道 ケーブルカー
5愛知環状鉄道 愛知環状鉄道線
5愛知高速交通 東部丘陵線
4新京成電鉄 新京成線
5明知鉄道 明知線
5智頭急行 智頭線
3札幌市 南北線
3札幌市 東西線
3札幌市 東豊線
4東京モノレール 東京モノレール羽田線
4東京地下鉄 11号線半蔵門線
4東京地下鉄 13号線副都心線
4東京地下鉄 2号線日比谷線
4東京地下鉄 3号線銀座線
4東京地下鉄 4号線丸ノ内線
4東京地下鉄 4号線丸ノ内線分岐線
4東京地下鉄 5号線東西線
4東京地下鉄 7号線南北線
4東京地下鉄 8号線有楽町線
4東京地下鉄 9号線千代田線
5東京臨海高速鉄道 臨海副都心線
3東京都 10号線新宿線
3東京都 12号線大江戸線
3東京都 1号線浅草線
3東京都 6号線三田線
3東京都 日暮里・舎人ライナー
3東京都 荒川線
4東急電鉄 こどもの国線
4東急電鉄 世田谷線
4東急電鉄 大井町線
4東急電鉄 東急多摩川線
4東急電鉄 東急新横浜線
4東急電鉄 東横線
4東急電鉄 池上線
4東急電鉄 田園都市線
4東急電鉄 目黒線
1東日本旅客鉄道 上越新幹線
2東日本旅客鉄道 上越線
2東日本旅客鉄道 両毛線
2東日本旅客鉄道 中央線
2東日本旅客鉄道 久留里線
2東日本旅客鉄道 五日市線
2東日本旅客鉄道 五能線
2東日本旅客鉄道 京葉線
2東日本旅客鉄道 仙山線
2東日本旅客鉄道 仙石線
2東日本旅客鉄道 伊東線
2東日本旅客鉄道 信越線
2東日本旅客鉄道 八戸線
2東日本旅客鉄道 八高線
2東日本旅客鉄道 内房線
2東日本旅客鉄道 北上線
1東日本旅客鉄道 北陸新幹線
2東日本旅客鉄道 南武線
2東日本旅客鉄道 只見線
2東日本旅客鉄道 吾妻線
2東日本旅客鉄道 外房線
2東日本旅客鉄道 大湊線
2東日本旅客鉄道 大糸線
2東日本旅客鉄道 大船渡線
2東日本旅客鉄道 奥羽線
2東日本旅客鉄道 小海線
2東日本旅客鉄道 山手線
2東日本旅客鉄道 山田線
2東日本旅客鉄道 川越線
2東日本旅客鉄道 左沢線
2東日本旅客鉄道 常磐線
2東日本旅客鉄道 弥彦線
2東日本旅客鉄道 成田線
2東日本旅客鉄道 日光線
1東日本旅客鉄道 東北新幹線
2東日本旅客鉄道 東北線
2東日本旅客鉄道 東海道線
2東日本旅客鉄道 東金線
2東日本旅客鉄道 根岸線
2東日本旅客鉄道 横浜線
2東日本旅客鉄道 横須賀線
2東日本旅客鉄道 武蔵野線
2東日本旅客鉄道 気仙沼線
2東日本旅客鉄道 水戸線
2東日本旅客鉄道 水郡線
2東日本旅客鉄道 津軽線
2東日本旅客鉄道 烏山線
2東日本旅客鉄道 田沢湖線
2東日本旅客鉄道 男鹿線
2東日本旅客鉄道 白新線
2東日本旅客鉄道 相模線
2東日本旅客鉄道 石巻線
2東日本旅客鉄道 磐越東線
2東日本旅客鉄道 磐越西線
2東日本旅客鉄道 篠ノ井線
2東日本旅客鉄道 米坂線
2東日本旅客鉄道 総武線
2東日本旅客鉄道 羽越線
2東日本旅客鉄道 花輪線
2東日本旅客鉄道 赤羽線
2東日本旅客鉄道 越後線
2東日本旅客鉄道 釜石線
2東日本旅客鉄道 陸羽東線
2東日本旅客鉄道 陸羽西線
2東日本旅客鉄道 青梅線
2東日本旅客鉄道 飯山線
2東日本旅客鉄道 高崎線
2東日本旅客鉄道 鶴見線
2東日本旅客鉄道 鹿島線
4東武鉄道 亀戸線
4東武鉄道 伊勢崎線
4東武鉄道 佐野線
4東武鉄道 大師線
4東武鉄道 宇都宮線
4東武鉄道 小泉線
4東武鉄道 日光線
4東武鉄道 東上本線
4東武鉄道 桐生線
4東武鉄道 越生線
4東武鉄道 野田線
4東武鉄道 鬼怒川線
4東海交通事業 城北線
2東海旅客鉄道 中央線
2東海旅客鉄道 参宮線
2東海旅客鉄道 名松線
2東海旅客鉄道 太多線
2東海旅客鉄道 御殿場線
1東海旅客鉄道 東海道新幹線
2東海旅客鉄道 東海道線
2東海旅客鉄道 武豊線
2東海旅客鉄道 紀勢線
2東海旅客鉄道 身延線
2東海旅客鉄道 関西線
2東海旅客鉄道 飯田線
2東海旅客鉄道 高山線
5東葉高速鉄道 東葉高速線
5松浦鉄道 西九州線
5横浜シーサイドライン 金沢シーサイドライン
3横浜市 1号線
3横浜市 3号線
3横浜市 4号線
5横浜高速鉄道 みなとみらい21線
5樽見鉄道 樽見線
4比叡山鉄道 比叡山鉄道線
5水島臨海鉄道 水島本線
4水間鉄道 水間線
4江ノ島電鉄 江ノ島電鉄線
5沖縄都市モノレール 沖縄都市モノレール線
5泉北高速鉄道 泉北高速鉄道線
4津軽鉄道 津軽鉄道線
4流鉄 流山線
4湘南モノレール 江の島線
3熊本市 上熊本線
3熊本市 健軍線
3熊本市 幹線
3熊本市 水前寺線
3熊本市 田崎線
4熊本電気鉄道 菊池線
4熊本電気鉄道 藤崎線
5甘木鉄道 甘木線
5由利高原鉄道 鳥海山ろく線
4皿倉登山鉄道 帆柱ケーブル線
4相模鉄道 相鉄いずみ野線
4相模鉄道 相鉄新横浜線
4相模鉄道 相鉄本線
5真岡鐵道 真岡線
3神戸市 北神線
3神戸市 山手線
3神戸市 海岸線
3神戸市 西神延伸線
3神戸市 西神線
5神戸新交通 ポートアイランド線
5神戸新交通 六甲アイランド線
4神戸電鉄 三田線
4神戸電鉄 公園都市線
4神戸電鉄 有馬線
4神戸電鉄 神戸高速線
4神戸電鉄 粟生線
4福井鉄道 福武線
3福岡市 1号線(空港線)
3福岡市 2号線(箱崎線)
3福岡市 3号線(七隈線)
4福島交通 飯坂線
5秋田内陸縦貫鉄道 秋田内陸線
4秩父鉄道 秩父本線
4立山黒部貫光 無軌条電車線
4立山黒部貫光 鋼索線
4筑波観光鉄道 筑波山鋼索鉄道線
4筑豊電気鉄道 筑豊電気鉄道線
4箱根登山鉄道 鉄道線
4箱根登山鉄道 鋼索線
4紀州鉄道 紀州鉄道線
5肥薩おれんじ鉄道 肥薩おれんじ鉄道線
4能勢電鉄 妙見線
4能勢電鉄 日生線
4舞浜リゾートライン ディズニーリゾートライン
5芝山鉄道 芝山鉄道線
5若桜鉄道 若桜線
2西日本旅客鉄道 JR東西線
2西日本旅客鉄道 おおさか東線
2西日本旅客鉄道 七尾線
2西日本旅客鉄道 伯備線
2西日本旅客鉄道 加古川線
1西日本旅客鉄道 北陸新幹線
2西日本旅客鉄道 北陸線
2西日本旅客鉄道 博多南線
2西日本旅客鉄道 可部線
2西日本旅客鉄道 吉備線
2西日本旅客鉄道 呉線
2西日本旅客鉄道 和歌山線
2西日本旅客鉄道 因美線
2西日本旅客鉄道 城端線
2西日本旅客鉄道 境線
2西日本旅客鉄道 大糸線
2西日本旅客鉄道 大阪環状線
2西日本旅客鉄道 奈良線
2西日本旅客鉄道 姫新線
2西日本旅客鉄道 宇部線
2西日本旅客鉄道 宇野線
2西日本旅客鉄道 小浜線
2西日本旅客鉄道 小野田線
2西日本旅客鉄道 山口線
2西日本旅客鉄道 山陰線
1西日本旅客鉄道 山陽新幹線
2西日本旅客鉄道 山陽線
2西日本旅客鉄道 岩徳線
2西日本旅客鉄道 播但線
2西日本旅客鉄道 木次線
2西日本旅客鉄道 本四備讃線
2西日本旅客鉄道 東海道線
2西日本旅客鉄道 桜井線
2西日本旅客鉄道 桜島線
2西日本旅客鉄道 氷見線
2西日本旅客鉄道 津山線
2西日本旅客鉄道 湖西線
2西日本旅客鉄道 片町線
2西日本旅客鉄道 福塩線
2西日本旅客鉄道 福知山線
2西日本旅客鉄道 紀勢線
2西日本旅客鉄道 美祢線
2西日本旅客鉄道 舞鶴線
2西日本旅客鉄道 芸備線
2西日本旅客鉄道 草津線
2西日本旅客鉄道 赤穂線
2西日本旅客鉄道 越美北線
2西日本旅客鉄道 関西空港線
2西日本旅客鉄道 関西線
2西日本旅客鉄道 阪和線
2西日本旅客鉄道 高山線
4西日本鉄道 天神大牟田線
4西日本鉄道 太宰府線
4西日本鉄道 甘木線
4西日本鉄道 貝塚線
4西武鉄道 国分寺線
4西武鉄道 多摩川線
4西武鉄道 多摩湖線
4西武鉄道 山口線
4西武鉄道 拝島線
4西武鉄道 新宿線
4西武鉄道 池袋線
4西武鉄道 狭山線
4西武鉄道 西武園線
4西武鉄道 西武有楽町線
4西武鉄道 西武秩父線
4西武鉄道 豊島線
4豊橋鉄道 東田本線
4豊橋鉄道 渥美線
4近江鉄道 八日市線
4近江鉄道 多賀線
4近江鉄道 本線
4近畿日本鉄道 けいはんな線
4近畿日本鉄道 京都線
4近畿日本鉄道 信貴線
4近畿日本鉄道 南大阪線
4近畿日本鉄道 吉野線
4近畿日本鉄道 名古屋線
4近畿日本鉄道 大阪線
4近畿日本鉄道 天理線
4近畿日本鉄道 奈良線
4近畿日本鉄道 山田線
4近畿日本鉄道 御所線
4近畿日本鉄道 志摩線
4近畿日本鉄道 橿原線
4近畿日本鉄道 湯の山線
4近畿日本鉄道 生駒線
4近畿日本鉄道 生駒鋼索線
4近畿日本鉄道 田原本線
4近畿日本鉄道 西信貴鋼索線
4近畿日本鉄道 道明寺線
4近畿日本鉄道 鈴鹿線
4近畿日本鉄道 長野線
4近畿日本鉄道 難波線
4近畿日本鉄道 鳥羽線
5道南いさりび鉄道 道南いさりび鉄道線
4遠州鉄道 鉄道線
5野岩鉄道 会津鬼怒川線
4銚子電気鉄道 銚子電気鉄道線
5錦川鉄道 錦川清流線
4長崎電気軌道 大浦支線
4長崎電気軌道 本線
4長崎電気軌道 桜町支線
4長崎電気軌道 蛍茶屋支線
4長崎電気軌道 赤迫支線
5長良川鉄道 越美南線
4長野電鉄 長野線
4関東鉄道 常総線
4関東鉄道 竜ヶ崎線
4阪堺電気軌道 上町線
4阪堺電気軌道 阪堺線
4阪急電鉄 京都線
4阪急電鉄 今津線
4阪急電鉄 伊丹線
4阪急電鉄 千里線
4阪急電鉄 宝塚線
4阪急電鉄 嵐山線
4阪急電鉄 甲陽線
4阪急電鉄 神戸線
4阪急電鉄 神戸高速線
4阪急電鉄 箕面線
4阪神電気鉄道 本線
4阪神電気鉄道 武庫川線
4阪神電気鉄道 神戸高速線
4阪神電気鉄道 阪神なんば線
5阿佐海岸鉄道 阿佐東線
5阿武隈急行 阿武隈急行線
5青い森鉄道 青い森鉄道線
4静岡鉄道 静岡清水線
4鞍馬寺 鞍馬山鋼索鉄道
4養老鉄道 養老線
5首都圏新都市鉄道 常磐新線
4高尾登山電鉄 高尾鋼索線
4高松琴平電気鉄道 志度線
4高松琴平電気鉄道 琴平線
4高松琴平電気鉄道 長尾線
3鹿児島市 唐湊線
3鹿児島市 第一期線
3鹿児島市 第二期線
3鹿児島市 谷山線
5鹿島臨海鉄道 大洗鹿島線
4黒部峡谷鉄道 本線
`

/** A municipality each: code, name, where its office is, and its stations (`readStationTable`). */
export const stationTable = `
01100札幌市:jk6yefx
01101札幌市中央区:jjpejh6 067jjdhg2c3i3p:桑園 06cjk47dnp7f7h:さっぽろ 06ejkgs1x37g:バスセンター前 06fjiqtope7g:西28丁目 06hjk5dte37f7g7h:大通 06jjk3jsu50r0u:西4丁目 06ljjpxeij7g:西11丁目 06mjjwvbfa0r:西8丁目 06pjjqpp0v0r:中央区役所前 06qjk4zo3x0u:狸小路 06sjjbipnw7g:西18丁目 06vjjht1sy0r0t:西15丁目 06yjix8qkd7g:円山公園 06zjk4zo3f0s0u7f:すすきの 072jk09wzb0s:資生館小学校前 075jkaczyl7h:豊水すすきの 077jk0emph0s:東本願寺前 078jjhjm9g0t:西線6条 079jk0xhp60s:山鼻9条 07ajk7velx7f:中島公園 07bjji77030t:西線9条旭山公園通 07gjk1bmxn0s:中島公園通 07ijjiq1zm0t:西線11条 07kjk23xf50s:行啓通 07mjjjdmpy0t:西線14条 07ojk8sete7f:幌平橋 07rjk2msen0s:静修学園前 07tjjjwhph0t:西線16条 07wjk3ad5b0s:山鼻19条 07yjjkk2g40t:ロープウェイ入口 080jk3oidv0s:幌南小学校前 082jjzmc120s:東屯田通 083jjtlfdv0s:石山通 084jjl2xfn0t:電車事業所前 085jjo83i80s0t:中央図書館前
01102札幌市北区:jjp9tzw 04rjmbpmih3p:あいの里公園 04ujl5xf8j3p:拓北 04vjlt41j33p:あいの里教育大 04zjkjsivv3p:篠路 055jkf7hf63p:百合が原 05ajk09xif3p:太平 05djjhochm3p:新琴似 05hjjm4o237f:麻生 05njjquf3t7f:北34条 05ojj2qsiy3p:新川 05rjjudqcw7f:北24条 05zjjx01cw7f:北18条 065jjz873v7f:北12条 06bjk16xcs3i:札幌
01103札幌市東区:jkj07u1 05ejknl9h67h:栄町 05jjkqca867h:新道東 05pjktqvq47h:元町 05wjkx5h7s7h:環状通東 062jkl8dni7h:東区役所前 063jk7lzbk7h:北13条東 06ajkw8gu63i:苗穂
01104札幌市白石区:jm1hswc 06rjkv20z17g:菊水 073jmd5gz83i3k:白石 076jlan5jq7g:東札幌 07ejn8gfwm3k:平和 07fjlp1ucg7g:白石 07njm93air7g:南郷7丁目 07vjmot4ut7g:南郷13丁目 087jn4seov7g:南郷18丁目
01105札幌市豊平区:jl4m8qx 07cjkq2ua57h:学園前 07jjkzicgl7h:豊平公園 07sjkfv1gm7f:中の島 07ujlc30pm7h:美園 07xjkpajnu7f:平岸 088jlqczqz7h:月寒中央 08ajkt3afv7f:南平岸 08bjlyhcdm7h:福住
01106札幌市南区:jk5n8cs 08djknzdzs7f:澄川 08jjkkpi307f:自衛隊前 08qjkcbprs7f:真駒内
01107札幌市西区:ji8vomx 05ljhd1uu23i:発寒 05sjhemfsf7g:宮の沢 05tji0mmb13i:発寒中央 05ujiwuljh3p:八軒 060jhuv53z7g:発寒南 061jihe6n33i:琴似 064jidgq027g:琴似 069jipij8x7g:二十四軒
01108札幌市厚別区:joknoyk 06tjotfmkk3i:森林公園 07hjo5gpo23i:厚別 07pjojlyyd7g:新さっぽろ 07qjohn8nn3k:新札幌 081jo760cx7g:ひばりが丘 089jns8gh37g:大谷地 08ejp0rofn3k:上野幌
01109札幌市手稲区:jg8pj1v 053je9l37r3i:ほしみ 054jeylq1n3i:星置 057jfe24vo3i:稲穂 05cjg67xq93i:手稲 05fjgn47tf3i:稲積公園
01110札幌市清田区:jng1x7v
01202函館市:ixfwyeu 0c1ix7xc2o3i:桔梗 0c7ixlt5kj3ifa:五稜郭 0c9iya1hs53e:五稜郭公園前 0caiyjqfi63e:杉並町 0cbiyrgmxj3e:柏木町 0cciyxcttb3e:深堀町 0cdiy8qc8e3e:中央病院前 0ceiz4tlpx3e:競馬場前 0cfiy5l64x3e:千代台 0cgiz9jctk3e:駒場車庫前 0chizdgtek3e:函館アリーナ前 0ciizntbw43e:湯の川 0cjixzk9gr3e:堀川町 0ckizh4uh53e:湯の川温泉 0clixvw8d13e:昭和橋 0cmixryrr13e:千歳町 0cnixcdn4c3i:函館 0coixo60w63e:新川町 0cpiwkcjy73d:函館どつく前 0cqixeh35n3b3d:函館駅前 0csixlf02a3b3e:松風町 0cuiwppvt23d:大町 0cvixb77b03d:市役所前 0cwiwu1hmr3d:末広町 0cyix7nvy93d:魚市場通 0czix2ak213c3d:十字街 0d1ix44kkq3c:宝来町 0d2ix2ajzx3c:青柳町 0d3iwzetek3c:谷地頭
01203小樽市:j73ju2r 04bj4jv3083i:塩谷 04fj72i43n3i:小樽 04gj20frb13i:蘭島 04jj7l3oyh3i:南小樽 04mj8barj53i:小樽築港 04oj9mgam13i:朝里 050jd471be3i:銭函
01204旭川市:kkyo0lo 022ko7wa1o3l:北永山 025knhkhku3l:永山 02akpegrlv3u:桜岡 02dkjisqit3i:近文 02hkmjrx0t3u:南永山 02iklolnsa3l3u:新旭川 02kknqv9ra3u:東旭川 02mklct9vs3l:旭川四条 02nkkphxtr3i3l3n:旭川 02qkkpw2y33n:神楽岡 02tkkzl0kf3n:緑が丘 02wkl7b7x43n:西御料 02ykll2bup3n:西瑞穂 030km09b1y3n:西神楽 031kmsae423n:西聖和 032ko3fx113n:千代ヶ岡
01205室蘭市:j6cauog 0b6j4ne7y43m:崎守 0b9j6herdv3m:本輪西 0baj892fb93m:東室蘭 0bbj7i7rt63m:輪西 0bcj72w2ns3m:御崎 0bdj6fkqiy3m:室蘭 0bej6xe0xx3m:母恋
01206釧路市:mmc6l15 08hmj6cxse3q:新大楽毛 08imiezfe33q:大楽毛 08kml7pjgg3q:新富士 08lmnf31rz3q3v:東釧路 08pmnxtcfy3q:武佐 08rmmckqc23q:釧路 09fm5zt5fe3q:音別
01207帯広市:lf7dxq1 092le1v6153q:柏林台 093lcnym2f3q:西帯広 096lff453x3q:帯広
01208北見市:m4nqt3r 01mm8fu35h3u:緋牛内 01um6cs6eq3u:端野 01ym607i1a3u:愛し野 024m5figx63u:柏陽 027m1ipg7a3u:東相内 028m4qr9fq3u:北見 029m2or2xc3u:西北見 02blzl5l8n3u:相内 02fluo74qo3u:留辺蘂 02glu0r2xp3u:西留辺蘂
01209夕張市:k6qnia1 090k8zqaic3t:新夕張 09ak6svmy73t:滝ノ上
01210岩見沢市:jziwyzd 049jyx68153i3m:岩見沢 04ljxbo6963i:上幌向 04sjydx1za3m:志文 04yjv5h3fg3i:幌向 05bjy7mpj83m:栗沢 05vjydsbns3m:栗丘
01211網走市:miegs6m 00ymhp6ptz3u3v:網走 010mie2mwa3v:桂台 014mj8lb3l3v:鱒浦 015mk3deys3v:藻琴 017mgf2wba3u:呼人 018ml9xwn53v:北浜
01212留萌市:jugzhoy
01213苫小牧市:jtbzaw6 0a2jy1v59c3k:植苗 0a4jwigjds3k3m:沼ノ端 0a7jszjce23m3o:苫小牧 0a9jxrwreg3o:勇払 0aajs17x0h3m:青葉 0abjr6b3823m:糸井 0adjp0wazu3m:錦岡
01214稚内市:jvseros 001jvxwtbm3l:稚内 002jw58vcr3l:南稚内 003jur7l1r3l:抜海 004jw89als3l:勇知
01215美唄市:k2dceya 03rk32r7c23i:茶志内 03vk2nycxn3i:美唄 03zk215vlr3i:光珠内 042k0xv9gn3i:峰延
01216芦別市:kekshzi 03fkedul273q:芦別 03hkfd30f93q:上芦別 03jkh7hp4p3q:野花南
01217江別市:jqsy84d 051ju14rd13i:豊幌 05gjrjsvjx3i:江別 05mjqyz4qi3i:高砂 05qjqkp5la3i:野幌 066jpd7neq3i:大麻
01218赤平市:k9ah324 03bk9gd9x93q:赤平 03ckc8p8ol3q:平岸 03ekao47bf3q:茂尻
01219紋別市:lkycing
01220士別市:km8rwu2 00skm3sqw83l:瑞穂 00tkm3sqp03l:多寄 00uklsnx5m3l:士別
01221名寄市:kojamnb 00mkm2cx443l:智北 00nkmrwex73l:智恵文 00okooj8yz3l:日進 00pkom6d5y3l:名寄 00qkomb2s03l:名寄高校 00rkn0t0vf3l:風連
01222三笠市:k35dhft
01223根室市:nu1jlrp 03wnu1obhw3q:根室 03xnuk9wes3q:東根室 041nsjuaiw3q:西和田 045nskmkqm3q:昆布盛 046ni0nb163q:厚床 048no8w08o3q:別当賀 04dnrqi1an3q:落石
01224千歳市:juzg48i 09ljtyrtm23k:長都 09njv0mk2i3k:千歳 09tjvv58du3k3t:南千歳 09xjw2haeb3k:新千歳空港
01225滝川市:k4f7xfd 033k5cmd043i:江部乙 037k6ywopn3q:東滝川 039k42n9403i3q:滝川
01226砂川市:k466jz8 03gk4eawns3i:砂川 03kk431do33i:豊沼
01227歌志内市:k8yter5
01228深川市:k9mnndc 02rk87u3bh3s:北一已 02skcezmb23i:納内 02uk96t38c3i3s:深川
01229富良野市:klmdelo 03sklqtqe93n:学田 03tklx8s5c3n3q:富良野 040km8n08n3q:布部 043klk581q3q:山部
01230登別市:jb6ib1c 0azjdvp44p3m:登別 0b1jczva1v3m:富浦 0b4jb7alj53m:幌別 0b8j8uognf3m:鷲別
01231恵庭市:jsbkhga 094js5evd43k:島松 09djs746023k:恵み野 09gjsmpagv3k:恵庭 09jjtbpx6m3k:サッポロビール庭園
01233伊達市:j2dj50v 0aqizsxdws3m:有珠 0avj18xdoz3m:長和 0axj21vgza3m:伊達紋別 0b0j2xyqc93m:北舟岡 0b3j3mbs803m:稀府 0b5j3xzfy03m:黄金
01234北広島市:jrsyxb5 08tjrsbchs3k:北広島
01235石狩市:jis4v36
01236北斗市:iuodahu 0bxiuiqjqf3i3j:新函館北斗 0c2iv5x5fffa:久根別 0c3ivn7ktxfa:東久根別 0c4iuo8kqufa:清川口 0c5iu7zvbofa:上磯 0c6iwoeqn4fa:七重浜 0cxisrlpohfa:茂辺地 0d4irzfwjhfa:渡島当別
01303当別町:jq42bym 044jrbaejb3p:北海道医療大学 047jpzqq3h3p:当別 04ijnmzvln3p:太美 04njn6hqmt3p:ロイズタウン
01304新篠津村:jux81jy
01331松前町:iaxixgc
01332福島町:ig22vyt
01333知内町:im5lv0v
01334木古内町:imu3ngv 0d5iqgfg1tfa:釜谷 0d6ipclz0wfa:泉沢 0d7iny1ublfa:札苅 0d9impdwcr3j3rfa:木古内
01337七飯町:iw6gr2l 0buiva8sgy3i:大沼公園 0bviv9pxe03i:大沼 0bwiu0x9ic3i:仁山 0bzivyv9bq3i:七飯 0c0iwvhdo83i:大中山
01343鹿部町:j16az2i 0briyzbm903i:鹿部
01345森町:irvwo1m 0bkinlh9oh3i:石倉 0blivzx15t3i:渡島砂原 0bmiuf7a203i:掛澗 0bnit8dcqg3i:尾白内 0boirsri013i:森 0bpiy45dcf3i:渡島沼尻 0bqisiazu43i:東森 0bsit4klc43i:駒ヶ岳 0btiuaqxk03i:赤井川
01346八雲町:igkahlr 0b7ihef1ok3i:黒岩 0bfigwlqui3i:山崎 0bgigvoq3n3i:八雲 0bhiisufk73i:山越 0biiklf3q23i:野田生 0bjim88amt3i:落部
01347長万部町:ikqx7n2 0afiqgp2bt3m:小幌 0ahinng35d3m:静狩 0amiil4asf3i:二股 0arikkdfza3i3m:長万部 0awiji99kb3i:中ノ沢 0b2iikq4gz3i:国縫
01361江差町:ibk22dh
01362上ノ国町:ibbxp5n
01363厚沢部町:if45pah
01364乙部町:ibu9vvp
01367奥尻町:hp8hdiz
01370今金町:i786wiu
01371せたな町:i2o2jt5
01391島牧村:i95hdzx
01392寿都町:if8m7lz
01393黒松内町:ii43bli 0a3ikk8rhh3i:熱郛 0a6ii1caso3i:黒松内
01394蘭越町:iq51fzw 09viq5tqh93i:蘭越 09wislpqr03i:昆布 0a0inuwwfy3i:目名
01395ニセコ町:ivxfl4g 09sivtmubb3i:ニセコ
01396真狩村:j05mtvy
01397留寿都村:j2rt65p
01398喜茂別町:j4wyj6a
01399京極町:j32y03q
01400倶知安町:iyj33bt 09eiy1eint3i:倶知安 09mix7jejp3i:比羅夫
01401共和町:it5r8do 08wivkgsuv3i:小沢
01402岩内町:ipn86w6
01403泊村:ip2egsm
01404神恵内村:imlc1bi
01405積丹町:iso7fx7
01406古平町:iu5wqfh
01407仁木町:iysdxq5 04wiyyjk513i:仁木 058ixqj6vr3i:然別 07liwxuiay3i:銀山
01408余市町:izf6f3l 04kiztujdk3i:余市
01409赤井川村:j0ilpwz
01423南幌町:juyj5u5
01424奈井江町:k3f2gjx 03nk3nkyhs3i:奈井江
01425上砂川町:k72yucl
01427由仁町:k01wnnw 08gjzw0gve3m:由仁 08vk06r4c93m:古山 08yk0fnrbe3m:三川 098k3uwwqj3t:川端
01428長沼町:jwlls2g
01429栗山町:jztsber 06njzinieu3m:栗山
01430月形町:jvnokjs
01431浦臼町:k133wv4
01432新十津川町:k37lpkt
01433妹背牛町:k6a5icq 02zk6gypfy3i:妹背牛
01434秩父別町:k65frra 02ck69hy9x3s:北秩父別 02lk6i9vkr3s:秩父別
01436雨竜町:k3n6uxk
01437北竜町:k3acrsy
01438沼田町:k59qntf 026k5a9iut3s:石狩沼田
01452鷹栖町:kkks7c1
01453東神楽町:ko3ysg4
01454当麻町:kq6huyx 01okqsrhd53u:伊香牛 023kqhrdpr3u:当麻
01455比布町:kp2a94u 01ckows7w23l:蘭留 01pkotwgxl3l:比布
01456愛別町:kspec7v 01iksv5taj3u:愛別 01jkvj66aa3u:中愛別 01rkwg6fu03u:愛山 01tkwxgv4o3u:安足間
01457上川町:kzpstyf 01xkzkyd3p3u:上川
01458東川町:kq8upj1
01459美瑛町:kooed3f 034kp4rsgj3n:北美瑛 036kohbqg83n:美瑛 03dkny7a323n:美馬牛
01460上富良野町:kooec2k 03lkoqmhxt3n:上富良野
01461中富良野町:kn5nawa 03mknr9cc73n:西中 03okmzvtrd3n:中富良野 03pkmexd4j3n:鹿討
01462南富良野町:kscy7y2 04ekmsjpza3q:下金山 04pkqq9qk73q:東鹿越 04qkseisyo3q:幾寅 052kmtq5aa3q:金山 059kw0pv8z3q:落合
01463占冠村:km6jhs7 06xktx536o3t:トマム 08okm8mxxm3t:占冠
01464和寒町:kmq2b1j 00xkmsjwdu3l:和寒 016ko8f65d3l:塩狩
01465剣淵町:kkttm8u 00vkky583p3l:剣淵
01468下川町:kusl1jm
01469美深町:kk5zi5m 00jkixz60x3l:恩根内 00kkjwy5fs3l:初野 00lkkfxvel3l:美深
01470音威子府村:kh80tsi 00fkevsunx3l:筬島 00gkh50di63l:音威子府 00hkheyqgf3l:咲来 00ikh3fryz3l:天塩川温泉
01471中川町:kaa3xki 00dkafcjp33l:天塩中川 00ek9gdj3m3l:佐久
01472幌加内町:kda17xe
01481増毛町:jqea9kx
01482小平町:jvewsbf
01483苫前町:jv1y105
01484羽幌町:jwo3nsl
01485初山別村:jz6haqx
01486遠別町:k04jc0p
01487天塩町:jyf3v3m
01511猿払村:kbnd0qi
01512浜頓別町:kkrqe4m
01513中頓別町:ki4456q
01514枝幸町:ksu4baj
01516豊富町:jzl5jhx 005jwod9xn3l:兜沼 006jzeh23o3l:豊富
01517礼文町:j91dkrr
01518利尻町:jcdm97i
01519利尻富士町:jf3zi8r
01520幌延町:k27bvb6 007jyvvgn83l:下沼 008k22vjog3l:幌延 009k3htt903l:南幌延 00ak7prmhk3l:糠南 00bk8m4bfn3l:問寒別 00ck5c8hnf3l:雄信内
01543美幌町:mccn3a5 020mcajnc23u:美幌
01544津別町:m9cpltz
01545斜里町:mwuuwcq 01hmwit32c3v:知床斜里 01qmwfj6yh3v:中斜里
01546清里町:mu36ho0 01zmu29hf73v:清里町 02emrsj33d3v:札弦 02xmqucd0f3v:緑
01547小清水町:mp9hx8n 01amnj0po23v:原生花園 01bmoxpk243v:浜小清水 01emrdc4rz3v:止別
01549訓子府町:lz1wezq
01550置戸町:ltehg2k
01552佐呂間町:m0999ir
01555遠軽町:lr9zr8s 00wlr0fj973u:遠軽 011lndz0s83u:瀬戸瀬 012lka8tdr3u:丸瀬布 013lrk7jgd3u:安国 01dlrimxvp3u:生田原 01llen7z5p3u:白滝
01559湧別町:lswxoto
01560滝上町:lawb7uq
01561興部町:lcktrx7
01562西興部村:l61po1k
01563雄武町:l6oi71d
01564大空町:meq68q7 01fmeny2yg3u:女満別 01nmduh48g3u:西女満別
01571豊浦町:iwtisx6 0agiu54ao23m:大岸 0aiisk9tsc3m:礼文 0ajiwxz4i33m:豊浦
01575壮瞥町:j3563jl
01578白老町:jk8x0sp 0akjmhzu673m:社台 0anjke5my33m:白老 0apjiftha73m:萩野 0atjhp3jk03m:北吉原 0aujgrp4e93m:竹浦 0ayjf4mhjd3m:虎杖浜
01581厚真町:k38n98k 0ack1r2nbo3o:浜厚真
01584洞爺湖町:iyq0xjb 0aoiyoz7ie3m:洞爺
01585安平町:k12bh70 09hk0smkbh3m3t:追分 09pk1bma253m:安平 09zk0x2v393m:早来 0a1jza9nod3m:遠浅
01586むかわ町:k50kblf 0alk4x10am3o:鵡川
01601日高町:kadw6f7
01602平取町:kcd5cwr
01604新冠町:kj9mcso
01607浦河町:kzms0oj
01608様似町:l5ntd8e
01609えりも町:ldgn2zo
01610新ひだか町:kl3dgol
01631音更町:lf9m42d
01632士幌町:lguq1r5
01633上士幌町:liudd6u
01634鹿追町:l7nzqod
01635新得町:l27dz5a 05xl1z9mgy3q3t:新得
01636清水町:l3v460y 08fl3ottw23q:十勝清水 08zl5q6f2p3q:御影
01637芽室町:l9wxsn3 097lalp0083q:大成 09bl9tehaj3q:芽室
01638中札内村:lcyfskj
01639更別村:lewdsco
01641大樹町:li7pg8f
01642広尾町:ljejbuz
01643幕別町:ll0tssa 099lhdz5hj3q:札内 09cll55emv3q:幕別
01644池田町:lodussq 091lni5olg3q:利別 095lojvpdx3q:池田
01645豊頃町:lqh1e2y 09klqacx3i3q:十弗 09olro017z3q:豊頃
01646本別町:lua6g27
01647足寄町:ls86ahs
01648陸別町:lz93pfl
01649浦幌町:lw11r3u 09qlvrqync3q:浦幌 09rm1p4af33q:厚内 09ylu75x2e3q:新吉野
01661釧路町:mpeqcq2 05impjbex63v:細岡 05kmoqrgpp3v:釧路湿原 07dmp4ikdn3v:遠矢 08nmpjg3tj3q:別保
01662厚岸町:n3aarfb 06on0xf7gw3q:門静 06un326ern3q:厚岸 07zmuqcxrt3q:上尾幌 08cmy22rzd3q:尾幌
01663浜中町:ndlmtm3 04hnfwt3qz3q:姉別 04tncgmxix3q:浜中 056n9uuq3g3q:茶内
01664標茶町:mub1aqx 03qmsm4o5f3v:磯分内 03ymul4dp43v:標茶 04cmqs43853v:茅沼 04xmqiy04d3v:塘路
01665弟子屈町:mp5ttac 035mp4999h3v:川湯温泉 038modjb5u3v:美留和 03impblafu3v:摩周
01667鶴居村:mk4xub1
01668白糠町:mb24y8q 08smdwp34c3q:庶路 08umd68kxt3q:西庶路 08xmb8y5ei3q:白糠
01691別海町:nd3ovw4
01692中標津町:n7sl7ds
01693標津町:ndm13dx
01694羅臼町:nfq4spn
02201青森市:iy40doe 0e0iusakc59i:中沢 0e2iv0ocea9i:後潟 0e7iv4zy539i:左堰 0eaivdifzb9i:奥内 0edj2an29eg6:浅虫温泉 0eeivg9go69i:津軽宮田 0eiiw1hcfq9i:油川 0elj0mwui5g6:野内 0emj0a2qlug6:矢田前 0enixn43lb8x9ig6:青森 0eriw5a31y3j8x97:新青森 0etivcgpdi8x:津軽新城 0ewizxrhozg6:小柳 0eyizf16y1g6:東青森 0f1iywtr89g6:筒井 0f4iu0sayw8x:鶴ヶ坂 0ffisatxhr8x:大釈迦 0fmis1x9xc8x:浪岡
02202弘前市:insxphr 0g6ip0y2o78x:撫牛子 0gaiokfxm4788x:弘前 0gbio3jngo77:中央弘前 0geinyb1ai77:弘高下 0gfiopjtxc78:弘前東高前 0ghip7r9l278:運動公園前 0giipu0vle78:新里 0gmio1g7ai77:弘前学院大前 0goio42ib077:聖愛中高前 0gpioe0vgp77:千年 0gqiomenmz77:小栗山 0gsip011xj77:松木平 0gtippfu0a77:津軽大沢 0guiq864op8x:石川 0gviq3uity77:義塾高校前 0gxiqm6o8577:石川 0gyiqxz1y077:石川プール前
02203八戸市:jp2bq5e 0grjn9vs0ug6:陸奥市川 0h1jrhovlj8l:鮫 0h3jqhjfow8l:陸奥湊 0h4jr09qdg8l:白銀 0h7jo8zhj18l:長苗代 0h8jpuvodg8l:小中野 0h9jsujpe68l:陸奥白浜 0hajp38qgc8l:本八戸 0hejmznyv88l97g6:八戸 0hgjte70a58l:種差海岸 0hhjtyrbfb8l:大久喜 0hkjuhhlyw8l:金浜 0hljm29jkhg6:北高岩
02204黒石市:isjh4bg 0fxirv42ah78:境松 0fyisf0sr778:黒石
02205五所川原市:in589ri 0e4in234lrba:川倉 0e9inckcqqba:芦野公園 0ebinnb0f9ba:金木 0efinzqysqba:嘉瀬 0ehioamc4lba:毘沙門 0eqiocuhpkba:津軽飯詰 0eviobo1v6ba:五農校前 0exinjmyofba:十川 0ezin8mvd1ba:津軽五所川原 0f0in7pv2w8f:五所川原
02206十和田市:jesaugg
02207三沢市:jkpxma9 0fujk5w5yjg6:三沢
02208むつ市:jdyklr7 0dbje7h8vw8u:下北 0dcjd6o8908u:大湊 0ddjewrb478u:赤川 0dgjgc3q0y8u:金谷沢 0dhjhgkrft8u:近川
02209つがる市:ikqnezd 0f3il0zxfc8f:木造 0f5ik6lylg8f:中田 0f6ihr43j58f:越水 0f8ij97jih8f:陸奥森田
02210平川市:irist02 0g5irwon5n78:尾上高校前 0g7irvi7a378:津軽尾上 0g9irg6i2r78:柏農高校前 0gkiqiinej78:館田 0glirbuw3e78:平賀 0hjitk5dx28x:碇ヶ関 0hritx476t8x:津軽湯の沢
02301平内町:j5p8nf1 0e3j5mhmmog6:小湊 0e5j86p8qsg6:清水川 0e6j44x1j1g6:西平内 0ecj9w010tg6:狩場沢
02303今別町:iofv0qz 0djio2w76m9i:津軽浜名 0dkiorior99i:今別 0dlipdsank9i:大川平 0dmipmk7z79i:津軽二股 0dnipo9ird3j:奥津軽いまべつ
02304蓬田村:iurwf93 0dviui2s1p9i:瀬辺地 0dwiung3rq9i:郷沢 0dxiuq74fw9i:蓬田
02307外ヶ浜町:itxdrc1 0deijk7qfp0v:体験坑道 0dfijjk5nj0v:青函トンネル記念館 0diin34wmm9i:三厩 0dqir9rjr79i:大平 0drismr3as3r9i:中小国 0dtiuahalr9i:蟹田
02321鰺ヶ沢町:iffa9iu 0f7ignamjy8f:鳴沢 0faiexzu228f:鰺ヶ沢 0fcictrhnm8f:陸奥赤石
02323深浦町:i4acia9 0fbi8wkbvh8f:千畳敷 0fdi856tez8f:大戸瀬 0fgiadhbyd8f:北金ヶ沢 0fhibg4d2q8f:陸奥柳田 0fki6pudzu8f:風合瀬 0foi6b1jpe8f:驫木 0fqi5tmedt8f:追良瀬 0fsi5aw3lm8f:広戸 0fwi4cfycn8f:深浦 0g4i2y0j988f:横磯 0g8i1zyjad8f:艫作 0gdi28cbd78f:ウェスパ椿山 0gji33dusm8f:陸奥沢辺 0gni45mqo98f:陸奥岩崎 0gwi4sy2h88f:十二湖 0h0i4yyyzs8f:松神 0hci53y5fz8f:白神岳登山口 0hii53k00s8f:大間越
02343西目屋村:ihp5bm1
02361藤崎町:ip73pc1 0frioeabsw8f:林崎 0ftiqp2fpu8x:北常盤 0fvip3yj8o8f:藤崎
02362大鰐町:irkmt1b 0gzir0usgc77:鯖石 0h2ir79u9x77:宿川原 0h5irjgdaa77:大鰐 0h6irjl31c8x:大鰐温泉 0hbisuvbux8x:長峰
02367田舎館村:iqxbhv1 0fzipw4c3r8f8x:川部 0g1irp7vb578:田舎館 0g2irshr3r78:田んぼアート
02381板柳町:ink5sr5 0fpinpx9wc8f:板柳
02384鶴田町:imib2lh 0feimr7psk8f:陸奥鶴田 0fiimtyqg18f:鶴泊
02387中泊町:impigkk 0dyimyjtkhba:津軽中里 0dzimyoj7tba:深郷田 0e1imtu29mba:大沢内
02401野辺地町:jbz6n0k 0e8je6ovis8u:有戸 0egjc6ip8n8u:北野辺地 0ejjbne95z8ug6:野辺地
02402七戸町:jd1fhzr 0fljcwblfj97:七戸十和田
02405六戸町:jj41eup
02406横浜町:jgax94h 0dojhcwpw88u:有畑 0dpjgdxpgy8u:陸奥横浜 0dujg9m34c8u:吹越
02408東北町:jgoeuy9 0f2jcuvqsvg6:千曳 0f9jf1zth4g6:乙供 0fjjgx6sg4g6:上北町 0fnji7k0uyg6:小川原
02411六ヶ所村:jkx50wb
02412おいらせ町:jlrsca0 0g3jkrmwnyg6:向山 0ggjm4r5s0g6:下田
02423大間町:j3u1soo
02424東通村:jja76el
02425風間浦村:j74zc7v
02426佐井村:j26bkk9
02441三戸町:jgpgi9z 0i3jhu29j50lg6:目時
02442五戸町:jihwhz3
02443田子町:jctp7fs
02445南部町:jjbdfkb 0hnjkxx7jxg6:苫米地 0hpjjwuraig6:剣吉 0htjiduaqeg6:諏訪ノ平 0hxjh8kyd1g6:三戸
02446階上町:jtw9psd 0hmjuz66kg8l:大蛇 0hojvhn1o98l:階上
02450新郷村:jdlqbki
03201盛岡市:jcwpiu3 0l1jdm920m0l9v:好摩 0l8jcwpjuz0l:渋民 0lkjbzkjmp0l:厨川 0lljepocov90:上米内 0lqjblopnj0l:青山 0ltjdj8kh590:山岸 0lvjcol67v90:上盛岡 0m0jc9e6s50l9097989k:盛岡 0m8jcpmw2598:仙北町 0mfjcmr58a98:岩手飯岡 7uhjayw8iz9k:前潟
03202宮古市:k5pyh1o 0lck6b1olr12:摂待 0lnk6hq5fw12:新田老 0lok6ebjtz12:田老 0lwk5clis712:佐羽根 0m9k5li5t112:一の渡 0mhjk307j990:区界 0mkk5926y712:山口団地 0mljt1hfjs90:川内 0mmk5rnru7111290:宮古 0mojn7nf2f90:松草 0mpk4haj6q90:千徳 0mqk2n0k4090:花原市 0mrk69ccfk11:磯鶏 0msk1tevwl90:蟇目 0mwk0dobda90:茂市 0myk5qcm5d11:八木沢・宮古短大 0n0ju2f5qj90:箱石 0n3jz7w40d90:腹帯 0n4jw3dm1x90:陸中川井 0n7k5f333b11:津軽石 0nbk58jbb011:払川
03203大船渡市:jx2h7wm 0q5k1q9m5413:吉浜 0qak0ror2c13:三陸 0qek0nd51113:甫嶺 0qfjx5vtif13:盛 0qgk0zjnx213:恋し浜 0qijy9fut913:陸前赤崎 0qkk0dswr213:綾里
03205花巻市:jbjl70e 0nnjcn598d98:石鳥谷 0nujbxh19398:花巻空港 0nxjecu6au9y:小山田 0nyjcfabed9y:似内 0nzjdlq3e6979y:新花巻 0o2jbb7eup989y:花巻 0o7jfr9l1l9y:土沢 0oajgoekg29y:晴山
03206北上市:jbevf43 0omjbokd4b98:村崎野 0ovj6abh6s8o:横川目 0owj40l3968o:和賀仙人 0oyj772bg68o:立川目 0p0j4t51dg8o:岩沢 0p1j8qlmpf8o:藤根 0p4ja20lax8o:江釣子 0p7jbd1emq8o:柳原 0pcjbqedci8o9798:北上
03207久慈市:jzi8r0v 0ijjyyzlvc8l:侍浜 0j4k0447x98l:陸中夏井 0jajzcck4x128l:久慈 0jljzw4kek12:陸中宇部
03208遠野市:jqo2y5a 0odjiwaxqo9y:岩根橋 0oejk1k9xj9y:宮守 0ohjqlusct9y:遠野 0ojjon97es9y:綾織 0oljnw0eqb9y:岩手二日町 0orjrzw1vf9y:青笹 0oujmvuyrv9y:荒谷前 0ozjl4c0hx9y:柏木平 0p3jltm2sq9y:鱒沢 0pajsm0xxq9y:岩手上郷 0pmjsyzrc79y:平倉 0pqjusqvb89y:足ヶ瀬
03209一関市:jbwahk0 0qojh79i1b8w:柴宿 0qpjizg11l8w:摺沢 0qrjgi45dq8w:猊鼻渓 0qujfygubw8w:陸中松川 0qxjc3mjux98:山ノ目 0qyjg8122t8w:岩ノ下 0qzjnr5uwi8w:折壁 0r0jmwrw5l8w:矢越 0r2jl9yozx8w:小梨 0r3jcc51ma8w9798:一ノ関 0r6jjvek8x8w:千厩 0r8jgfr99t8w:陸中門崎 0r9jp33ock8w:新月 0rbjdrqw6z8w:真滝 0rhjczpsmd98:清水原 0rljduhwfi98:花泉 0rpjdov4rn98:油島
03210陸前高田市:juc8om4
03211釜石市:k3iplme 0okk3lq2c311:鵜住居 0oxk3nan8911:両石 0pejxfu8909y:陸中大橋 0pjk31tbgd11139y:釜石 0pnk1qecrq9y:小佐野 0pok0gjz4l9y:松倉 0prjyygj219y:洞泉 0puk3j8geh13:平田 0q0k2mr1ar13:唐丹
03213二戸市:jidu9mf 0i9jicnu8v0l:金田一温泉 0iejhvrjt40l:斗米 0ikjhp327a0l97:二戸
03214八幡平市:j9vv3zh 0jkj59imz99v:田山 0jqj31ctwn9v:兄畑 0jrj8ad3jn9v:横間 0juj93b6wh9v:荒屋新町 0jxj81ulcs9v:小屋の畑 0k2j7fuemd9v:赤坂田 0k6j7776n29v:安比高原 0kcj8w8j8s9v:松尾八幡平 0kgj9x69il9v:北森 0khjaebz4l9v:平館 0kqjayrkbp9v:大更 0kwjcgzq0i9v:東大更
03215奥州市:jccnyb8 0q6je5w7cs97:水沢江刺 0q7jcmcw0098:水沢 0qdjcfa8zf98:陸中折居 0qmjbw12xo98:前沢
03216滝沢市:ja3gjyb 0lejcqomxy0l:滝沢 0lfjcpdhai0l:巣子 0luj9wws4b9k:大釜 0lxj8734ne9k:小岩井
03301雫石町:j6ervs1 0m5j5994129k:春木場 0m6j6dq5p89k:雫石 0maj3x6kkz9k:赤渕
03302葛巻町:jn6ccnh
03303岩手町:jf12mz1 0k7jfxamh80l:御堂 0kdjf7899y0l97:いわて沼宮内 0knjejwwwp0l:岩手川口
03321紫波町:jcysxqx 0n8jcx8cwx98:古館 0ndjd469mk98:紫波中央 0nhjd539ru98:日詰
03322矢巾町:jci63i2 0n1jcopv7k98:矢幅
03366西和賀町:iz9itsq 0opiz4ocwo8o:ほっとゆだ 0p2ixqiddf8o:ゆだ高原 0p6j1b053v8o:ゆだ錦秋湖
03381金ケ崎町:jbisv04 0pxjautyfq98:六原 0q1jbelyxo98:金ヶ崎
03402平泉町:jbgb82z 0qsjbl0z7b98:平泉
03441住田町:js8xdiz 0pvjw3djb89y:上有住
03461大槌町:k416hfy 0o6k5bjq8c11:浪板海岸 0o8k5g4rhb11:吉里吉里 0ock45mt1b11:大槌
03482山田町:k5tmgsz 0nik4xxd2m11:豊間根 0nsk5wrmuk11:陸中山田 0ntk6208wa11:織笠 0nwk6qi0jt11:岩手船越
03483岩泉町:k0a9ri7 0l7k662i8s12:岩泉小本
03484田野畑村:k3n1civ 0kkk59ujov12:田野畑 0kok5hkqz912:島越
03485普代村:k3jdc0l 0k0k2kj21z12:堀内 0k5k3fkldy12:白井海岸 0k8k3jmri312:普代
03501軽米町:jo21j43
03503野田村:k12awq4 0jpk13m2ax12:陸中野田 0jvk1a5tt412:十府ヶ浦海岸 0jwk1gg5uk12:野田玉川
03506九戸村:jmjf76q
03507洋野町:jxfblxy 0hqjw3rxul8l:角の浜 0hsjwqkeqo8l:平内 0hujxbiv488l:種市 0hzjy1ghzw8l:玉川 0i2jygwwr18l:宿戸 0i5jz6z9ge8l:陸中八木 0i8jzfd1hk8l:有家 0iajzym71n8l:陸中中野
03524一戸町:ji1j0dv 0j2ji4a16g0l:一戸 0jejihrpfz0l:小鳥谷 0jnjgrtbv30l:小繋 0jyjfm146u0l:奥中山高原
04100仙台市:j2k208p
04101仙台市青葉区:j2l8g10 0v6isjgmfw8h:奥新川 0vaitxd6ay8h:作並 0vrivod9dw8h:熊ヶ根 0vsj32e5vx2r:旭ヶ丘 0vvj2v6teq2r:台原 0vyj1wqobn8h:北山 0vzj2jnv382r8h:北仙台 0w2j1ktkr88h:東北福祉大前 0w3iwgshnh8h:陸前白沢 0w4j36bmc58h:東照宮 0w8j18dm648h:国見 0waiznsktq8h:陸前落合 0wdiym79om8h:愛子 0wej2j9pr52r:北四番丁 0wfj0p4gf58h:葛岡 0whj2m0qiz2r:勾当台公園 0wlj2ris4k2r:広瀬通 0wmj1urxu82s:川内 0wnj2vpo7j8i:あおば通 0wpj30ffbe2r2s8h8i9798:仙台 0wqj235q162s:国際センター 0wwj2n76912s:青葉通一番町 0wxj2ddirh2s:大町西公園 0x0j1azx2w2s:青葉山 0x1j2yzjyv2r:五橋
04102仙台市宮城野区:j418fzc 0vpj5o6d4x98:岩切 0w1j6rgywo8i:中野栄 0w6j4dez3e98:東仙台 0w7j5s3tj28i:福田町 0w9j64js288i:陸前高砂 0wbj4xl51q8i:小鶴新田 0wgj4cre9s8i:苦竹 0wij420qhx8i:陸前原ノ町 0woj3u13in8i:宮城野原 0wyj3fmenv8i:榴ヶ岡 0wzj3556es2s:宮城野通
04103仙台市若林区:j3osh9m 0x2j4f49p02s:卸町 0x3j3eu4332s:連坊 0x4j4yi5592s:六丁の目 0x5j3vqe802s:薬師堂 0x7j2zdp6y2r:愛宕橋 0x8j5f4zqp2s:荒井 0xaj37rhc62r:河原町
04104仙台市太白区:j2tvndw 0x9j1me5i92s:八木山動物公園 0xbj37dc132r:長町一丁目 0xcj34r0x42r98:長町 0xej2tm7vr2r:長町南 0xgj32e5a898:太子堂 0xhj2l8flp2r:富沢 0xjj31va4498:南仙台
04105仙台市泉区:j2zdpsw 0v8j2ygpi62r:泉中央 0vfj32sba22r:八乙女 0vkj35sriv2r:黒松
04202石巻市:jibca52 0tkjfbjk239f:和渕 0tnjedcue99f9o:前谷地 0tpjg0k6ok9o:佳景山 0trjhlssor9o:鹿又 0tujhrtp6a9o:曽波神 0tyjjhdwyu9o:陸前稲井 0tzjhe7an38i:蛇田 0u0jht04qh8i:陸前山下 0u2jgq8dt48i:石巻あゆみ野 0u3jice06a8i9o:石巻 0u6jl7lpl09o:沢田 0u8jkpnpdt9o:万石浦 0ucjkl2nyg9o:渡波
04203塩竈市:j83sy20 0v7j8g8woo8i:東塩釜 0vbj8473c98i:本塩釜 0vgj7ytrf48i:西塩釜 0vhj7n63dk98:塩釜
04205気仙沼市:js1bu1n 0rajrmnppo8w:気仙沼
04206白石市:itgljh2 0z1iulq67398:東白石 0z2iw431pg98:北白川 0z9itp41fj98:白石 0zcity0oku97:白石蔵王 0zriswti8798:越河
04207名取市:j3d4sol 0xoj312zer2t98:名取 0xrj3ii4ie2t:杜せきのした 0xtj4aj7ml2t:美田園 0xxj2xt3cn98:館腰 0xyj4qrwu52t:仙台空港
04208角田市:izd1usc 0z6izayf26g5:岡 0zbiz5bniag5:横倉 0zeiz0lw9dg5:角田 0ziiywxv29g5:南角田
04209多賀城市:j7ghluj 0vjj7udfrm8i:下馬 0voj73s7ur98:国府多賀城 0vqj6jvhdg98:陸前山王 0vuj7hsrd18i:多賀城
04211岩沼市:j2kg48k 0y4j2c71un9398:岩沼
04212登米市:je4po2v 0rsjd393ag98:石越 0sjjbn92vg98:新田 0spjaebpc098:梅ヶ沢 0szjig22me9f:柳津 0t0jgxfrjd9f:御岳堂 0t5jg5o3pb9f:陸前豊里
04213栗原市:j82rb8n 0rfjbpck4i98:有壁 0s3j9vzkey97:くりこま高原 0stj9ziv1898:瀬峰
04214東松島市:jeykpqg 0u5jfzrvno8i:陸前赤井 0uajfdweuw8i:東矢本 0ubjewlze58i:矢本 0ufje7q2698i:鹿妻 0uijdnolw88i:陸前小野 0usjbzyecu8i:陸前大塚 0utjczuep98i:野蒜 0uujcj7k158i:東名
04215大崎市:j5okkj0 0s5ixqwec59z:鳴子御殿湯 0s6iwyqley9z:鳴子温泉 0sciz9ipbd9z:川渡温泉 0sfiv7v7sx9z:中山平温泉 0slj1be5ub9z:池月 0sqj26keut9z:上野目 0ssj2d46c59z:有備館 0svj2mjoil9z:岩出山 0swj3a95ng9z:西大崎 0t1j3jy36x9z:東大崎 0t2j9g09d798:田尻 0t6j3humxi9z:西古川 0t7j50c8659z:塚目 0t8j64jucr979z:古川 0tmja0tzgn98:松山町 0ttjav384p98:鹿島台
04216富谷市:j3hl61s
04301蔵王町:iuvxzf9
04302七ヶ宿町:imzg6wr
04321大河原町:ixi4bim 0yvixuka1m98:大河原
04322村田町:ix78yjm
04323柴田町:iyryp5g 0ycj0e4bp398g5:槻木 0ymiyu258198:船岡 0ytiznedudg5:東船岡
04324川崎町:iubwjte
04341丸森町:iyrp8iy 0zoiyztlgng5:北丸森 0zsiymlcazg5:丸森 0zzivv6dkug5:あぶくま
04361亘理町:j2hp2yj 0yhj20jdhg93:逢隈 0yzj291v7z93:亘理 0zaj3arvti93:浜吉田
04362山元町:j2unvvt 0zhj39c09b93:山下 0ztj3p6k2193:坂元
04401松島町:j9qvl7d 0u7jaaiwkb98:品井沼 0ugj9nzurr98:愛宕 0ujjao5ajj8i:手樽 0uljb79qhj8i:陸前富山 0umj9z4no48i98:高城町 0urj9o9a4x98:松島 0uxj9fqs3o8i:松島海岸
04404七ヶ浜町:j9gj24n
04406利府町:j6erl8n 0v0j8tcg6t8i:陸前浜田 0v5j6qteil98:利府 0vcj6bhpb898:新利府
04421大和町:j35xibb
04422大郷町:j7ghmus
04424大衡村:j2xxvlv
04444色麻町:j1u951t
04445加美町:j20swvr
04501涌谷町:jbyrzth 0tdjfihh6f9f:のの岳 0tejax6or89o:上涌谷 0tjjbxgu9w9o:涌谷
04505美里町:j9d985g 0taj7a2m1f9z:陸前谷地 0tbj84zfq79z:北浦 0tgj9n2vlr989o9z:小牛田
04581女川町:jnel2sm 0txjnf3xth9o:女川 0u1jmmtf2l9o:浦宿
04606南三陸町:jo4irpz
05201秋田市:ian61rh 0lai90matw8x9l:追分 0lgi9ei4f58x:上飯島 0lii9l1vx18x:土崎 0lmib0j0pw8x:泉外旭川 0lribmnwty8x9u:秋田 0m4ib5i70f9u:羽後牛島 0mbia3s5za9u:新屋 0mdigvxlmk8x:大張野 0meic6pcmj8x:四ツ小屋 0miievi02l8x:和田 0mji9bvscb9u:桂根 0mxi99e6th9u:下浜
05202能代市:i7vvwq2 0igi898vzu8f:鳥形 0ini856pil8f:北能代 0ivi8c9byp8f:向能代 0iyid74c9w8x:富根 0j1ifhn0od8x:二ツ井 0j5i849ovl8f:能代 0j7ib89bqv8x:鶴形 0j8i9ayw9o8f8x:東能代
05203横手市:irj1ype 0osiraxlzj8o8x:横手 0p8iufbe068o:小松川 0pgitfansd8o:相野々 0phir2ae0r8x:柳田 0piiwde3ru8o:黒沢 0ptiqi8xl28x:醍醐 0pyiq2j3068x:十文字
05204大館市:irgkksd 0hwit0rhue8x:陣場 0i6isfxqmt8x:白沢 0icir4www18x9v:大館 0ifiozdez08x:下川沿 0ihin726618x:早口 0iiir3h1fq9v:東大館 0isiw50ixr9v:沢尻 0iuirqsd799v:扇田 0j0iv84ysf9v:十二所 0j3iu6odde9v:大滝温泉
05206男鹿市:i1dk1xv 0kpi3dc2up9l:脇本 0kui4z3jvs9l:船越 0kvi1w5n0l9l:羽立 0kzi1elry79l:男鹿
05207湯沢市:iox9qc7 0q2ip73e2t8x:下湯沢 0q4iomsi388x:湯沢 0q9iokfmb18x:上湯沢 0qbioillku8x:三関 0qjincaizb8x:横堀 0qlilz69gg8x:院内
05209鹿角市:izlg49a 0imiyye80w9v:十和田南 0irizl6ov89v:柴平 0itixqnaaj9v:末広 0ixiwuy5zl9v:土深井 0jcizhdxp99v:鹿角花輪 0jgizs9az59v:陸中大里 0jij06nzp29v:八幡平 0joj1hk3549v:湯瀬温泉
05210由利本荘市:i8oyjj6 0nci8zp8mu9u:道川 0nfi8wthye9u:岩城みなと 0nmi97ffjv9u:羽後亀田 0npia88g189u:折渡 0nvia609yo9u:羽後岩谷 0o4i90cs259ubl:羽後本荘 0o9i8ottn5bl:薬師堂 0ofi93d83kbl:子吉 0ogi7leht29u:西目 0oii9ifhjabl:鮎川 0onian5yopbl:曲沢 0ooiaaupw4bl:黒沢 0oqib0nn6wbl:前郷 0p5iayfh9ebl:久保田 0pfib5i3sgbl:西滝沢 0plib3jdf1bl:吉沢 0psibalzxmbl:川辺 0pwibyz1v3bl:矢島
05211潟上市:i7dxtt9 0kxi9l1wzy8x:羽後飯塚 0kyi5lhvm49l:天王 0l0i6g9zge9l:二田 0l3i97k87p8x:大久保 0l4i72a5vm9l:上二田 0l6i7t4t2k9l:出戸浜
05212大仙市:io7v0gz 0mziiku8gw8x:羽後境 0n9ir7ns5i9k:鶯野 0naiinze4z8x:峰吉川 0neikfwhi28x:刈和野 0ngiqle5yd9k:羽後長野 0njiq43qc99k:鑓見内 0nkipjjeyw9k:羽後四ツ屋 0nlimemrre8x:神宮寺 0noip1bz739k:北大曲 0nqiocywxv8x9k:大曲
05213北秋田市:ikelh79 0ioildkhgr8x:糠沢 0ipikd5lyq8x:鷹ノ巣 0iqikd5lyqc8:鷹巣 0iwijxtwsoc8:西鷹巣 0iziia3pb88x:前山 0j6ijmaydfc8:縄文小ヶ田 0jdijb1fgtc8:大野台 0jfiixab71c8:合川 0jhijn38fsc8:上杉 0jmiki0210c8:米内沢 0jtim45o6uc8:桂瀬 0jzim45nvrc8:阿仁前田温泉 0k1ilk47kpc8:前田南 0k4iliewnlc8:小渕 0k9iliewe9c8:阿仁合 0kbiljzha0c8:荒瀬 0kfilx30f5c8:萱草 0kjily00ifc8:笑内 0kliml1wy4c8:岩野目 0kmiponekbc8:阿仁マタギ 0ksioomoeec8:奥阿仁 0ktineiv9mc8:比立内
05214にかほ市:i3k54in 0p9i5mo6oy9u:仁賀保 0ppi4164tv9u:金浦 0pzi3cxs4s9u:象潟 0q3i3dq2bj9u:上浜 0q8i2r70kw9u:小砂川
05215仙北市:ixhv8qw 0l5is26iv3c8:戸沢 0l9is3vtc4c8:上桧木内 0ldis8lkbnc8:左通 0lhisuh0unc8:羽後中里 0ljise3li9c8:松葉 0lpirhhgv1c8:羽後長戸呂 0m3ix6zv8s9k:田沢湖 0m7ir0zbnyc8:八津 0mciw36e269k:刺巻 0mgireca7oc8:西明寺 0mtirt5441c8:羽後太田 0mvitqtopv9k:神代 0n2issi9bu9k:生田 0n5irp2xhq9kc8:角館
05303小坂町:ixp7fsx
05327上小阿仁村:ihocx4p
05346藤里町:igfyghr
05348三種町:i73gng9 0jji97yfka8x:北金岡 0jsi9hnczs8x:森岳 0k3i9x3rem8x:鹿渡 0kai9qf9mj8x:鯉川
05349八峰町:i8bh25x 0hvi5orvcu8f:岩館 0hyi6h73mh8f:あきた白神 0i0i6zxe9k8f:滝ノ間 0i1i7kczoh8f:八森 0i7i83hfbt8f:東八森 0ibi8afbyp8f:沢目
05361五城目町:iaz7ws2
05363八郎潟町:i9kx7mu 0kii9rqes68x:八郎潟
05366井川町:i9vxame 0kri9ogiod8x:井川さくら
05368大潟村:i5gipwy
05434美郷町:is3vql5 0o0ipnv0338x:飯詰 0obiqi8yhd8x:後三年
05463羽後町:ilxzuu2
05464東成瀬村:iuiuogd
06201山形市:ij9uksc 0v2ip05ahu8h:面白山高原 0veijkbthj8x:漆山 0viimqewe08h:山寺 0vlijgecsy8x:南出羽 0vmikegcll8h:楯山 0vnilblc4n8h:高瀬 0vwijczr3u8h8x:羽前千歳 0w5ihxim2992:東金井 0wjij0acw08x92:北山形 0x6iitvaus8x:山形 0xiihyaw178x:蔵王
06202米沢市:ib60oc6 0zjic3jtdh8x:置賜 0zni9nx8h69s:成島 0zxi9zz1k59s:西米沢 106ibky83a8x9s:米沢 10diaur5dd9s:南米沢 10nic8izau8x:関根 10wie799r98x:大沢 119ifhvxnt8x:峠 11aigo6zwh8x:板谷
06203鶴岡市:i0lwv3c 0rti3270zq9u:藤島 0s7hyh0y599u:羽前大山 0s9i0xb3pl9u:鶴岡 0sihx57u1s9u:羽前水沢 0smhv147eb9u:三瀬 0snhu62nv09u:小波渡 0srhsy2anm9u:五十川 0syhrx4jxe9u:あつみ温泉 0t4hr4fvqo9u:小岩川 0tchqhwtxw9u:鼠ヶ関
06204酒田市:i0ymal4 0qti387zbm9u:南鳥海 0qwi2mcieu9u:本楯 0r7i1b296u9u:酒田 0rci2dkkhg9u:東酒田 0rdi3jhhdj9u:砂越
06205新庄市:ihwca1r 0rnii72y5y8x:泉田 0rwii1ubnt8x9za0:新庄 0s2ifsw864a0:升形 0s4iejba2da0:羽前前波 0sgiif2ken9z:南新庄
06206寒河江市:igyjmsj 0uhifyiwtj92:羽前高松 0upif4nszl92:柴橋 0uqigm3o8k92:西寒河江 0uwigwpm6g92:寒河江 0uzih08xe092:南寒河江
06207上山市:igno7i1 0xqihrmecy8x:茂吉記念館前 0xuih1or3j8x:かみのやま温泉 0y0ievcyjn8x:羽前中山
06208村山市:ikrf7k4 0tfil5khe38x:袖崎 0tsikz0p6r8x:村山
06209長井市:i85ayp1 0xwi8eqh986n:白兎 0xzi86vjxb6n:羽前成田 0y3i83v3h16n:あやめ公園 0y6i84wtft6n:長井 0y8i86395c6n:南長井 0yei7zo7336n:時庭 0yoi8ismvr6n9s:今泉
06210天童市:ikoeqau 0ukikjtp4s8x:乱川 0uyikcr29d8x:天童 0v1ik7wl988x:天童南 0v4ijyv87f8x:高擶
06211東根市:il56b8a 0tvikw08nx8x:東根 0u9ikromn28x:さくらんぼ東根 0udikoo66z8x:神町
06212尾花沢市:ilofi8o 0suik1vr178x:芦沢 0sxikf8pnc8x:北大石田
06213南陽市:icb5bu1 0yaiebg7tx8x:中川 0yfibu4c1x6n:宮内 0yjibdcrmh6n:おりはた 0yniahe7st6n:梨郷 0yqicc2c3v6n:南陽市役所 0ywicc2c1k6n8x:赤湯
06301山辺町:iggqbnw 0vtigsnf8i92:羽前山辺
06302中山町:ih7pp51 0v3igum5tt92:羽前長崎 0v9igr7k5l92:羽前金沢
06321河北町:iicpmko
06322西川町:icahtxn
06323朝日町:ic7vhw0
06324大江町:iefn65c 0uoiehh6pa92:左沢
06341大石田町:ikh7fo3 0t3ikkm19i8x:大石田
06361金山町:ij9gkdd
06362最上町:ipt86yq 0ruio7lfnv9z:大堀 0rvinf678h9z:鵜杉 0rzipr01539z:最上 0s0im6i9cv9z:瀬見温泉 0s8iqnqvb09z:立小路 0sdit7kc649z:堺田 0seir20uax9z:赤倉温泉
06363舟形町:iik1qsl 0shiktipf99z:東長沢 0skik81dui9z:長沢 0soiiexuf98x:舟形
06364真室川町:ig3mwqq 0qqik20je28x:及位 0qviikb8gj8x:大滝 0r1igip6xe8x:釜淵 0rgig6s2tj8x:真室川
06365大蔵村:ifay7mq
06366鮭川村:iezakbd 0rkifq9xrk8x:羽前豊里
06367戸沢村:ic4zupe 0s1i9hwi2ta0:高屋 0saidp210wa0:津谷 0sbic850rwa0:古口
06381高畠町:idspwfw 0zdich1i8j8x:高畠
06382川西町:i8ul09g 0yri99iki26n:西大塚 0z4i8t554u9s:犬川 0z8i8ofdv39s:羽前小松 0zgi9d1v649s:中郡
06401小国町:hxko3vq 0ylhxtpgue9s:小国 0ysi0go3r39s:伊佐領 0yyhyx9i5i9s:羽前松岡 0z3i29wcm89s:羽前沼沢
06402白鷹町:iai1tjb 0xkiagh8jc6n:荒砥 0xli9ruqxw6n:四季の郷 0xni9hwdoi6n:鮎貝 0xsi8m799r6n:蚕桑
06403飯豊町:i6gj0sq 0yki72j7fv9s:萩生 0z0i6pfnya9s:羽前椿 0z7i5i7l869s:手ノ子
06426三川町:i1g1etk
06428庄内町:i3g2vg1 0rei3kj76r9u:北余目 0rii3oq33w9ua0:余目 0rmi4wh0fqa0:南野 0roi3k0bqr9u:西袋 0rqi62imzla0:狩川 0rri7o0okea0:清川
06461遊佐町:i3lbiuc 0qci2l1dvw9u:女鹿 0qhi2hw7l89u:吹浦 0qni3glrqo9u:遊佐
07201福島市:io6o7mw 10zingh5jxc7:飯坂温泉 111inbd95rc7:花水坂 115in5h26oc7:医王寺前 11diphaw36g5:向瀬上 11ein0w0qrc7:平野 11gip1z6y0g5:瀬上 11kioa7j9q98:東福島 11lioovnlwg5:福島学院前 11mimynuvbc7:桜水 11niocyk1vg5:卸町 11qimwtu9ec7:笹谷 11rimynurwc7:上松川 11sin4fbvgc7:泉 11tin76co3c7:岩代清水 11vil3gvcj8x:庭坂 11xinhe5c7c7:美術館図書館前 11yimf0job8x:笹木野 11zinmrh5vc7:曽根田 125inmmrd18x9798c7g5:福島 12einhx00m98:南福島 12tincxt2f98:金谷川 131ioj45cn98:松川
07202会津若松市:i4ctf9f 13ui50x2dt9q:東長原 140i3p8o649q:堂島 143i4hnwjp9q:広田 14gi4dh04x8r9q:会津若松 14ki3zl6978r:七日町 14ri3sdtpo388r:西若松 154i3080mi8r:会津本郷 155i3sryri38:南若松 15ii3rzo4938:門田 15oi3wyujg38:あまや 15zi4g3abm38:芦ノ牧温泉 16mi415q3g38:大川ダム公園 16ti3yep6q38:芦ノ牧温泉南
07203郡山市:ik01gt2 14miewejpp9q:中山宿 14xigrc3fc9q:磐梯熱海 14zii7q8lb9q:安子ヶ島 15aijcuuwk9q:喜久田 15fil1msak98:日和田 15nikchfi69q:郡山富田 15pimr2a9j9p:舞木 15vil25mxr97989p9q:郡山 16gikbyjzy989h:安積永盛 16vilpc8pn9h:磐城守山 16zimloxlc9h:谷田川
07204いわき市:j37r85m 183iy7nmuw9p:川前 18dj0zc0r39p:江田 18fj7534o993:末続 18xj757u7593:久ノ浜 197j2am97l9p:小川郷 19fj6lp8of93:四ツ倉 19qj2flfh29p:赤井 19xj5dk5o393:草野 1a1j3ds4uu939p:いわき 1agj20nva093:内郷 1asj1tzdn993:湯本 1bij1zm4ms93:泉 1byizw62l193:植田 1caizjbyhw93:勿来
07205白河市:iel08cg 190igdpmgf98:久田野 195ien3ofa98:白河 19kidmtijt98:白坂
07207須賀川市:ikh75kz 172ikfd55898:須賀川 173imkdrx89h:小塩江 17ciloy2zh9h:川東
07208喜多方市:i2cdv0f 134i244sif9q:喜多方 136hyf6p3c9q:山都 138i2fj0y89q:会津豊川 13ghwt5sb49q:荻野 13hi2l12g09q:姥堂 13mi2t5eyt9q:塩川
07209相馬市:j4djl5b 11fj4leidl93:相馬 121j4x6vsp93:日立木
07210二本松市:imlyf6v 13iinw6y8u98:安達 13pimrbr3r98:二本松 13wilz5xzn98:杉田
07211田村市:irvqyau 158ipv1xfy9p:要田 15hirtisin9p:船引 15misydzb49p:磐城常葉 164itulyb79p:大越 16kiud7iyp9p:菅谷 16wiuwzjhb9p:神俣
07212南相馬市:j5qntd2 12kj67k3z893:鹿島 137j68v90c93:原ノ町 13kj6zl6dv93:磐城太田 13xj7607yn93:小高 14aj6qadbr93:桃内
07213伊達市:ireglt9 10eiufp8h6g5:兜 10litqtb8bg5:富野 10qitbcw8jg5:やながわ希望の森公園前 10tisvdm9og5:梁川 10vishmi4qg5:新田 110is14d5yg5:二井田 112iov5zyb98:伊達 113irjb2ong5:大泉 117ir5y3tug5:保原 11biqnvdv4g5:上保原 11ciq3fsdgg5:高子
07214本宮市:il8u58d 14filfwrwh98:本宮 14vil0psaw98:五百川
07301桑折町:ipv6qab 10ripqgz6g98:桑折
07303国見町:iqwim35 109is1woax98:貝田 10jiqjf2sl98:藤田
07308川俣町:isokdpm
07322大玉村:ikez1ow
07342鏡石町:ijey9f4 17kijj55i198:鏡石
07344天栄村:ifwongp
07362下郷町:i29i1e4 171i33mkz438:湯野上温泉 178i3bvn6y38:塔のへつり 17di2wtdiv38:弥五島 17hi1zxtew38:会津下郷 17mi1s7lw138:ふるさと公園 17ui15ok7p38:養鱒公園
07364檜枝岐村:hkogmxu
07367只見町:hi0prxq 160hjg6x8w8r:会津塩沢 166hinmyze8r:会津蒲生 16lhhzemf38r:只見
07368南会津町:hynyj5v 17wi0i3sl538:会津長野 181hznz9c038:田島高校前 184hyp9opt38:会津田島 18bhxumabe38:中荒井 18shx838kt38:会津荒海 18whx5ln7638:会津山村道場 198hwmqmlm38:七ヶ岳登山口 19lhw6mmpg38fc:会津高原尾瀬口
07402北塩原村:i4nfei6
07405西会津町:hu5jkbm 12yhsgrni59q:徳沢 13dhtldemy9q:上野尻 13jhvotgah9q:尾登 13ohtyv2xy9q:野沢
07407磐梯町:i6hkn37 13yi6o94gm9q:磐梯町
07408猪苗代町:iaq1bne 142i8vmmso9q:翁島 144iao7b0n9q:猪苗代 147ibw7nz09q:川桁 14dic4zl9w9q:関都 14lica87a69q:猪苗代湖畔 14qicv6nof9q:上戸
07421会津坂下町:i0fcufy 13thz3jqmm8r:塔寺 13zi0eyp5c8r:会津坂下 141hy2354d8r:会津坂本 148i0o01y28r:若宮
07422湯川村:i2shtze 13qi33rcun9q:笈川
07423柳津町:hwpd0rh 146hwv97qz8r:会津柳津 14chwcx2578r:郷戸 14nhvxbxcv8r:滝谷
07444三島町:htz4hin 14phv93l0n8r:会津桧原 14whulitdl8r:会津西方 150hu2nsuw8r:会津宮下 152hs4l2y58r:早戸
07445金山町:hpmc6y3 14uhqx8ary8r:会津水沼 14yhpw5uky8r:会津中川 157hpl5r6f8r:会津川口 15ghooewts8r:本名 15thnlwl2b8r:会津越川 161hlkajs88r:会津大塩 163hme0xqc8r:会津横田
07446昭和村:hsqunxq
07447会津美里町:i0vq8u2 14bi0o9hb88r:新鶴 14ji0oe6y48r:根岸 151i1511ck8r:会津高田
07461西郷村:ickb7i3 199idrnzmn9798:新白河
07464泉崎村:ihyanwy 18pihsnwkf98:泉崎
07465中島村:ijnq62m
07466矢吹町:ij8ehd7 182iius32w98:矢吹
07481棚倉町:ikq8gk9 1ahikwe2zz9h:磐城棚倉 1anil81qxd9h:中豊 1awil8pbit9h:近津
07482矢祭町:imd6c8a 1c2im0v3p39h:磐城石井 1c5im2yjo39h:南石井 1cnimbcbog9h:東館 1czilasqer9h:矢祭山
07483塙町:iltj1xg 1bhilwji9f9h:磐城塙
07484鮫川村:ipgifo9
07501石川町:in64hv7 18eim8bxpk9h:野木沢 18yin2ggnj9h:磐城石川
07502玉川村:ilshdv0 17xilo5s1d9h:泉郷 187ilof7dj9h:川辺沖
07503平田村:iruym3g
07504浅川町:ilxl988 19eim2tvja9h:里白石 19rilzop9q9h:磐城浅川
07505古殿町:ir4w87g
07521三春町:ioudmh7 15biobnbuq9p:三春
07522小野町:itpdbet 177iu2qa529p:小野新町 17iiv0wziq9p:夏井
07541広野町:j73rzgw 17yj790lki93:広野
07542楢葉町:j72c4pl 175j7edxzr93:竜田 17ej7dzsjo93:木戸 17nj7kjk2t93:Jヴィレッジ
07543富岡町:j7lzg5s 16aj708pay93:夜ノ森 16uj84gb9a93:富岡
07544川内村:j0d2fy7
07545大熊町:j5s3mn1 15qj6pw75893:大野
07546双葉町:j01jegz 159j7ig5nt93:双葉
07547浪江町:j7brokj 14oj6wyugb93:浪江
07548葛尾村:iyq4kcc
07561新地町:j4d5gi1 10hj4l9t7s93:新地 10uj4km86093:駒ヶ嶺
07564飯舘村:ixoekt4
08201水戸市:io2cb0q 1qyiohekx59h:常陸津田 1rsioji0t79h:常陸青柳 1rwim0q9wq93:赤塚 1s7inikacy93:偕楽園 1sfioa2ihp939hgj:水戸 1shijqqgdw93:内原 1spipohxczgj:東水戸 1toir8y8rzgj:常澄
08202日立市:iumi5mw 1jaivvatqy93:十王 1koivhezni93:小木津 1lriuzqemn93:日立 1n5itxm86p93:常陸多賀 1obitgbsh693:大甕
08203土浦市:iec82sw 21wieez3ma93:土浦 23nicybiia93:荒川沖
08204古河市:hy114hp 1yrhwcncfs98:古河
08205石岡市:ihd2khg 1ywih3n29k93:石岡 1zdihmw7ra93:高浜
08207結城市:i28kto0 1vci1l4ry89g:小田林 1vki2ajk119g:結城 1vli2yn6l29g:東結城
08208龍ケ崎市:idjjdl9 27mibxn6v693:龍ケ崎市 27niby1c4efn:佐貫 286icmsjdifn:入地 28nidf7rpqfn:竜ヶ崎
08210下妻市:i5qbjtg 1xyi61uie0fm:騰波ノ江 1yoi5tuvaofm:大宝 1z1i5me37jfm:下妻 1zii5udpxcfm:宗道
08211常総市:i6owde4 204i5tlf9nfm:玉村 20li5zcw9ffm:石下 210i5ypbdrfm:南石下 22ai6ar4fzfm:三妻 234i6kphh5fm:中妻 23li6ngi69fm:北水海道 240i6lmhiqfm:水海道
08212常陸太田市:iq8jexz 1nuiq433a99h:常陸太田 1o5iq0ohm69h:谷河原 1oeipqbz169h:河合
08214高萩市:iwqh3b4 1gvix01baf93:高萩
08215北茨城市:iy8p9rn 1d4iz7xpot93:大津港 1e0iy2jnab93:磯原 1fdixfvvpr93:南中郷
08216笠間市:ihzc7p6 1s6ifvrgdu9g:笠間 1sjieqi44p9g:稲田 1t8idq7ye39g:福原 1taii1p3ap939g:友部 1tjiherwgn9g:宍戸 1vnigz21pm93:岩間
08217取手市:i8qrt9m 27oi7fmaamfm:戸頭 27si7qmdj1fm:稲戸井 27yi86v2vdfm:ゆめみ野 27zib7pjom93:藤代 288i8g5vbdfm:新取手 28ii8wo05pfm:寺原 28mi92owryfm:西取手 299i97jdjj93fm:取手
08219牛久市:iccywcy 24aico3pl593:ひたち野うしく 25mic1knt593:牛久
08220つくば市:i9oyk5g 1xvial6ki8cc:筑波山頂 1ybiak04n6cc:宮脇 21riaxmhy0ga:つくば 21si9workmga:研究学園 22ui92oxxkga:万博記念公園 23oi8yi1m3ga:みどりの
08221ひたちなか市:iqcuzp8 1pxiqkumwh93:佐和 1rcipzmqmb0i93:勝田 1roiq00vu10i:工機前 1ruit6w9960i:阿字ヶ浦 1rviqc7ets0i:金上 1s2ite8bdt0i:磯崎 1s8itcx5t50i:美乃浜学園 1skird552z0i:中根 1szit0qmnr0i:平磯 1t7is0um9x0i:高田の鉄橋 1tciss3ew60i:殿山 1tiisao9pb0i:那珂湊
08222鹿嶋市:iudq3ai 21zismlb5ggj:鹿島灘 231it3r0m3gj:鹿島大野 23mitfje8pgj:長者ヶ浜潮騒はまなす公園前 243itnsgkpgj:荒野台 24uiu1szyza5gj:鹿島サッカースタジアム 25witokqqja5:鹿島神宮
08223潮来市:ir48emo 26disc41zxa5:延方 277iqwwcdra5:潮来
08224守谷市:i60xg0q 261i6eaey8fm:新守谷 26mi6mjh9sfmga:守谷 27ei70k0q5fm:南守谷
08225常陸大宮市:iluyu0h 1jfikzxbia9h:下小川 1kcil6lsqf9h:中舟生 1l0ili9glh9h:山方宿 1lhil3q1uy9h:野上原 1m2ikjf5xd9h:玉川村 1n9ilxgfcv9h:常陸大宮
08226那珂市:iomdry7 1ogimuuu2t9h:静 1omin9no469h:瓜連 1owip84j6h9h:額田 1p0ip1krgj9h:南酒出 1p3inxhuz79h:常陸鴻巣 1phiotz9m79h:上菅谷 1pqiou8p1l9h:中菅谷 1puiow7f9c9h:下菅谷 1q3ioqyt1s9h:後台
08227筑西市:i65wpd9 1sxi5u4c01bq:ひぐち 1tpi5v61vybq:折本 1u2i8c8hw09g:新治 1uii5wchi1bq:下館二高前 1v7i64c4bk9gbqfm:下館 1vii4oc4ay9g:玉戸 1vmi3v9b3j9g:川島 1w2i5g3rsvfm:大田郷 1x7i6057s8fm:黒子
08228坂東市:i2vd8ub
08229稲敷市:ihyjub5
08230かすみがうら市:ifjkvn3 20gifyif9093:神立
08231桜川市:ia7k6yw 1suiav9oiy9g:岩瀬 1t2ic471sx9g:羽黒 1thi9krq2o9g:大和
08232神栖市:iv3j02c
08233行方市:iopnk67
08234鉾田市:ippa6b6 1weiq3ovz9gj:涸沼 1xxipkb079gj:鹿島旭 1yyipmsl8vgj:徳宿 1zkipuisdzgj:新鉾田 20fiqg03n9gj:北浦湖畔 20xirw03izgj:大洋
08235つくばみらい市:i89m40f 24ti8b1zjcga:みらい平 25ai6b58znfm:小絹
08236小美玉市:ijqlpmi 1x6ihcjpwr93:羽鳥
08302茨城町:imd67px
08309大洗町:iru1et9 1usirdxf76gj:大洗
08310城里町:iklwqgo
08341東海村:irids0r 1pbiri927j93:東海
08364大子町:iju9ush 1djikkqda69h:下野宮 1epijodnx79h:常陸大子 1faikq3oos9h:袋田 1grikox8mx9h:上小川 1i5ikz516z9h:西金
08442美浦村:ihwbor0
08443阿見町:ieqi1is
08447河内町:ift0bsv
08521八千代町:i2yn5p2
08542五霞町:hxn9zx4
08546境町:hzgdj5q
08564利根町:ibzh6uq
09201宇都宮市:i2ndptd 1lki4vxoan98:岡本 1mpi382qu3969798:宇都宮 1msi2khz9vaa:東武宇都宮 1ndi298ge5aa:南宇都宮 1nii1ry0xz96:鶴田 1nvi1ukby6aa:江曽島 1o9i1gt7qvaa:西川田 1oni2fs7nt98:雀宮 7tri3du7yn65:東宿郷 7tsi3jgzcc65:駅東公園前 7tti3tfcko65:峰 7tui434aat65:陽東3丁目 7tvi4c5n9f65:宇都宮大学陽東キャンパス 7twi4pdwb265:平石 7txi4wgiz065:平石中央小学校前 7tyi5kyaqz65:飛山城跡 7tzi61ukvd65:清陵高校前 7u0i6cbt5065:清原地区市民センター前 7u1i69yxna65:グリーンスタジアム前 7u2i6ey4co65:ゆいの杜西 7u3i6mewa565:ゆいの杜中央 7u4i6u0dyk65:ゆいの杜東 7u9i3996m065:宇都宮駅東口
09202足利市:hmw3fjf 1s4hk5grqe8b:小俣 1tehlhsqeq8b:山前 1txhn4qn6f8b:足利 1tzhmu4p5qa7:足利市 1u7hm8wt4va7:野州山辺 1uphprpa1m8b:富田 1urhn3620la7:東武和泉 1uthpe7lgw8b:あしかがフラワーパーク 1v5hn7vt1oa7:福居 1vvhnptt3ua7:県
09203栃木市:hx8lxn4 1pahxss49jac:東武金崎 1pyhxq5sx6ac:家中 1qshyn1cs8aa:野州大塚 1quhxhnassac:合戦場 1r0hxyev5caa:野州平川 1rmhxjclgdaaac:新栃木 1s9hx4xwh28bac:栃木 1tkhvw9ygj8b:大平下 1trhw2fktaac:新大平下 1u5hugstcy8b:岩舟 1uohvg5ym5ac:静和 1wyhu0ot6kac:藤岡
09204佐野市:hrkjdt4 1r2hsp55wra8:葛生 1s0hs3sk05a8:多田 1slhrp95bra8:田沼 1tghrlujkwa8:吉水 1u0hrn5oz8a8:堀米 1umhrlge3j8ba8:佐野 1v4hrhe7o6a8:佐野市 1vwhr2zipia8:田島
09205鹿沼市:hxmvy5k 1l4hwa5ueqac:板荷 1m0hxdgg1bac:北鹿沼 1mghyagpqo96:鹿沼 1muhxmmikgac:新鹿沼 1nqhxikc1hac:樅山 1ofhxna2y5ac:楡木
09206日光市:hvxpwn4 1a9hwv93ynfc:男鹿高原 1aqhwzpfb4fc:上三依塩原温泉口 1b3hvz147wfc:中三依温泉 1bvhvl0k7jfc:湯西川温泉 1c4hw3m4vsfc:川治湯元 1c8hw4skkpfc:川治温泉 1cshwob5ltfc:龍王峡 1cxhx765zhahfc:新藤原 1d9hwtt734ah:鬼怒川公園 1dfhwltk01ah:鬼怒川温泉 1dnhwbqgwkah:東武ワールドスクウェア 1dvhw8gl12ah:小佐越 1echwdymhiah:新高徳 1f4hwhrd6gah:大桑 1fnht312ftac:東武日光 1fqht61ir696:日光 1gahvpc4jfah:大谷向 1gdhvaxfo0ac:上今市 1ghhvqik9kacah:下今市 1gphvjfxk496:今市 1iqhx6du6o96:下野大沢 1j3hwfxbziac:明神 1k2hmwmcyv0k:間藤 1k5hwi5hlbac:下小代 1kkhmtlwk30k:足尾 1klhx0hmx496:文挟 1knhmizyip0k:通洞 1l6hltulrx0k:原向
09208小山市:hznbhnv 1t9hyy65cn8b:思川 1uvhzvb4l38b97989g:小山 1wshy7z20j98:間々田
09209真岡市:i7e1t77 1pii9dayzwbq:北山 1pki8ojrn9bq:西田井 1poi7f891nbq:北真岡 1psi70ap47bq:真岡 1qpi66tqgdbq:寺内 1s3i5vox68bq:久下田
09210大田原市:i7hbsck 1d7i5e0g4698:野崎
09211矢板市:i45lxj7 1dpi4h4vsy98:矢板 1fbi4xiajf98:片岡
09213那須塩原市:i8l9zqp 1bdi93m58l98:黒磯 1bsi7nvkgz9798:那須塩原 1c9i6f2wjq98:西那須野
09214さくら市:i5ovsed 1gni53xc6e98:蒲須坂 1iui5j90zk98:氏家
09215那須烏山市:icflcnd 1jhi8slzmw9j:鴻野山 1jziae8qwz9j:大金 1k6ick1o7c9j:烏山 1k9ibxwrx29j:滝 1khib5m97j9j:小塙
09216下野市:i1iwmvk 1pti22135698:石橋 1r9i1mb8gi98:自治医大 1s5i16byf598:小金井
09301上三川町:i3n09rc
09342益子町:iaau3vn 1oqiacep3qbq:七井 1peia4t779bq:益子
09343茂木町:idqhfai 1nwidihsccbq:茂木 1nzicl831pbq:天矢場
09344市貝町:iamr7zt 1njiax8g79bq:市塙 1npic6f8zgbq:笹原田 1o8ia6iiegbq:多田羅
09345芳賀町:i90zqx5 7u5i73yr6o65:芳賀台 7u6i7awo3665:芳賀町工業団地管理センター前 7u7i7g0kik65:かしの森公園前 7u8i7clyzd65:芳賀・高根沢工業団地
09361壬生町:hzs19n4 1oxi0xk1tkaa:安塚 1p9i0pkeqjaa:おもちゃのまち 1pni0i3mozaa:国谷 1q4hzth4w0aa:壬生
09364野木町:hxhdty3 1xphx9iwqj98:野木
09384塩谷町:i1h7f1b
09386高根沢町:i6fgzuv 1jxi7znw4t9j:仁井田 1k7i78adok9j:下野花岡 1kui661hn0989j:宝積寺
09407那須町:ibbij05 1a5ick1rbq98:豊原 1akibbij1798:黒田原 1ayia38qa598:高久
09411那珂川町:id78b5u
10201前橋市:h8udf90 1qahelza3t15:膳 1qdhe7b5rc15:粕川 1qfh7pdiqj8a:群馬総社 1qghcu26l715:樋越 1qkhdokv1l15:新屋 1qlhd8v0o815:北原 1qmhc7skjj15:大胡 1qvhbdsr1k15:江木 1qxhb819w515:心臓血管センター 1r3haspkpw15:赤坂 1rbhaep14615:上泉 1rdha0f20z15:片貝 1reh9rwk2p15:三俣 1rjh9hfbt415:城東 1rkh99tu4l15:中央前橋 1rth977j0b8b:前橋 1rxh88mo5q8a8b:新前橋 1sehai3mik8b:前橋大島 1t4hblsdkl8b:駒形
10202高崎市:h6ns6vn 1t0h7dl4ie8a:井野 1tfh75lhhh8a:高崎問屋町 1tsh6mlr888k:北高崎 1tth4zeett8k:群馬八幡 1udh6zkknr14898a8k8pa3:高崎 1uxh6zb52s14:南高崎 1vah771cfl14:佐野のわたし 1veh8c194q8ma3:倉賀野 1vth7832dc14:根小屋 1vxh7lkqvx14:高崎商科大学前 1w4h7wyzcp14:山名 1wahad94waa3:新町 1wdh7p424414:西山名 1whh6vn3lj14:馬庭 1wvh5ymts114:吉井 1wxh5aehge14:西吉井
10203桐生市:hik3g45 1okhgmobpi0k:水沼 1ozhfyper20k:本宿 1q5hg9phjw15:東新川 1q6hhh6zkc0k:運動公園 1q7hhd9iyo15:桐生球場前 1q8hf5hvbt15:新里 1q9hfwh8gm15:新川 1qchi7wx6015:丸山下 1qhhhqr7hx15:天王宿 1qihimz6r115:西桐生 1qjhi0pkq415:富士山下 1qnhinmrhr0k8b:桐生 1qqhhlnb3c0kae:相老 1qthhzskem0k:下新田 1rahi6cbynae:新桐生
10204伊勢崎市:hdopk0a 1svhfcp7ae8b:国定 1u4hdlayjn8ba7:伊勢崎 1ukhdve1gta7:新伊勢崎 1voheoc4q2a7:剛志 1w6hfurwl0a7:境町
10205太田市:hk7armt 1swhi0pkarae:藪塚 1twhiy8ow2ae:治良門橋 1uwhjg1z5qae:三枚橋 1v3hl69ru2a7:韮川 1vphkb888ua7abae:太田 1vyhj871qma7:細谷 1w1hlewzb8ab:竜舞 1wbhgsfr3da7:世良田 1wchhx1ijea7:木崎
10206沼田市:h834oko 1kjh7tp6c78a:沼田 1ljh89f0ee8a:岩本
10207館林市:hq994eq 1w9hoqde35a7:多々良 1wfhq33i56a8:渡瀬 1x5hoxbat7ab:成島 1x9hpqe3z6a7a8ab:館林 1xuhppcdsna7:茂林寺前
10208渋川市:h6jurku 1moh839doq8a:津久田 1mvh31pvvl8s:小野上温泉 1n4h3p17w58s:小野上 1ngh4yvldr8s:祖母島 1nkh7rgzq88a:敷島 1nxh5oade78s:金島 1osh6ulfcg8a8s:渋川 1pdh787tge8a:八木原
10209藤岡市:h98wsu2 1vzh9htg858m:北藤岡 1x2h9kfr1j8m:群馬藤岡
10210富岡市:h2iziw8 1wjh2yb80g14:東富岡 1wkh2lh47h14:上州富岡 1wlh29k0oa14:西富岡 1wqh1ytcwq14:上州七日市 1x1h1l28sj14:上州一ノ宮 1xdh0uh0u214:神農原 1xggzrb4mm14:南蛇井 1xogz74yl814:千平
10211安中市:h2fbibk 1soh122jft8p:安中榛名 1tugwzrh1c8k:横川 1tyh3f2syd8k:安中 1uqgyrjumx8k:西松井田 1v1gz6396c8k:松井田 1vjh1278p48k:磯部
10212みどり市:hgr9c97 1m1hky5h8u0k:沢入 1nlhji5gxr0k:神戸 1nnhitizcd0k:小中 1o1hi2jm4b0k:中野 1o4hhq3njs0k:花輪 1p7hfwlym50k:上神梅 1pvhgmob7e0k:大間々 1pzhglml4015ae:赤城 1r6hhcciif8b:岩宿 1rphhoj1grae:阿左美
10344榛東村:h5bz3wi
10345吉岡町:h6wk5az
10366上野村:gyf8k1t
10367神流町:h3i7xd5
10382下仁田町:gyuyff1 1yggyrojkp14:下仁田
10383南牧村:gw11v3m
10384甘楽町:h3orpzz 1wuh3yq3c414:上州福島 1wwh4rxm9s14:上州新屋
10421中之条町:h0qxs6k 1luh14k6gu8s:中之条 1mhh2918228s:市城
10424長野原町:gtsda6b 1mxgszy1tu8s:群馬大津 1n6gs6cdlq8s:羽根尾 1nagts3uop8s:長野原草津口 1nbgvigd578s:川原湯温泉
10425嬬恋村:gpfuf0v 1ncgr7w8hs8s:袋倉 1ntgq7cnaf8s:万座・鹿沢口 1oagpe547k8s:大前
10426草津町:gru15cu
10428高山村:h4h71c0
10429東吾妻町:h0034no 1mfh04svrp8s:群馬原町 1mmgxskwgw8s:岩島 1n2gyojg538s:矢倉 1n7gzajmmn8s:郷原
10443片品村:heq68y5
10444川場村:haett6r
10448昭和村:h8x97r1
10449みなかみ町:h6i0shx 1dbh586g328a:土合 1duh60loam8a:湯檜曽 1edh5eux3k8a:水上 1g5h5ywczg8a:上牧 1i8h5pq9xu89:上毛高原 1ixh6j78a48a:後閑
10464玉村町:happ3ok
10521板倉町:hsfg6us 1y0hu4m9imac:板倉東洋大前
10522明和町:hpyrvwi 1yhhpoosw9a7:川俣
10523千代田町:hmmnwde
10524大泉町:hl9jn72 1wghltl3ivab:小泉町 1wnhm4gh0lab:東小泉 1wphle4omzab:西小泉
10525邑楽町:hncuz99 1wrhnm120oab:本中野 1wthmrdns8ab:篠塚
11100さいたま市:hu0akvt
11101さいたま市西区:hrmdbci 27xhrlgb1w91:西大宮 28bhr345ky91:指扇
11102さいたま市北区:ht35lvw 26ght4c1v65n:吉野原 26rht2mr0s5n:今羽 270ht0sqf75n:東宮原 273hspehvxa3:宮原 27dhsz3fku5n:加茂宮 27fhtj4vrr98:土呂 27ihsky67n91:日進 27whtkbbhjag:大宮公園
11103さいたま市大宮区:htef4gl 281ht09v8j5n:鉄道博物館 287ht9fxxnag:北大宮 28yht7qn205n89919798a3ag:大宮 29ihtld1a098:さいたま新都心
11104さいたま市見沼区:huc7ozd 26uhttqtwc98:東大宮 27ahureoclag:七里 27phu7rdbxag:大和田
11105さいたま市中央区:htb58gn 29mhteael898:北与野 29zhtb0iop98:与野本町 2anhthozzm98:南与野
11106さいたま市桜区:hsp9rhl 2bqhtdddyi9e:西浦和
11107さいたま市浦和区:hu0akvt 29vhts1im4989e:与野 2aghu0y5qa98:北浦和 2b1hufqzq298:浦和
11108さいたま市南区:hu3yluo 2b7htptckr98:中浦和 2bghuv2or4989e:南浦和 2bihu2s62g989e:武蔵浦和
11109さいたま市緑区:hveupnb 29hhx0crfd5o:浦和美園 2ashw5u2q99e:東浦和
11110さいたま市岩槻区:hvscetl 265hwg1w8hag:東岩槻 26phvqwjjiag:岩槻
11201川越市:ho7dl76 27uhmohunrad:霞ヶ関 285hn9gb3r91:西川越 289hmdd1l391:的場 28dhnvzclhad:川越市 28fho17ypteb:本川越 28shlb8vd091:笠幡 28tho3u9q791ad:川越 293hpf4ik891:南古谷 29lhomfujiad:新河岸 29ohn1ziy9eb:南大塚
11202熊谷市:hko2aww 1z5hijp92oa3:籠原 1znhjye3b8c9:石原 1zphjbzriuc9:ひろせ野鳥の森 1zqhilsow6c9:大麻生 1zshkdui53c9:上熊谷 1zxhkpdgdv89a3c9:熊谷 202hlz346tc9:ソシオ流通センター
11203川口市:hwul9mb 2a4hxlb7s55o9e:東川口 2b0hxyeqyn5o:戸塚安行 2bthxduflq5o:新井宿 2cchxbcu785o:鳩ヶ谷 2cuhxb84c15o:南鳩ヶ谷 2cvhw5pcln98:西川口 2dqhwmv25e98:川口 2dwhx33rio5o:川口元郷
11206行田市:hn430x9 1zfhob1o49c9:武州荒木 1zohnkgg4hc9:東行田 1zrhn80hjwc9:行田市 201hmlhfz4c9:持田 20rhm91h8za3:行田
11207秩父市:h9n6pv1 237ha89wj8c9:和銅黒谷 23yh9ybj2yc9:大野原 24mh9npkxgc9:秩父 24wh9kket0c9:御花畑 24zh9js49oeg:西武秩父 25rh90no6gc9:影森 263h8n5zjrc9:浦山口 269h5puu1ec9:三峰口 26ah6aafidc9:白久 26ch7tflk0c9:武州中川 26ih7bvqlvc9:武州日野
11208所沢市:hnl8nyi 2d8hlp9e6wec:狭山ヶ丘 2dhhn5wywaeb:新所沢 2dshmgrm9iec:小手指 2dyhngx23jeb:航空公園 2e4hp8yvbx9e:東所沢 2emhn4lt8geced:西所沢 2ezhnr4ur0ebec:所沢 2fghmkyi76ed:下山口 2gdhltkzqoe9ed:西武球場前 2gohmjncl6e9:西武園ゆうえんち 2gthmv1l3hee:西武園
11209飯能市:higfase 275hd4sqnreg:正丸 27rhdw68yueg:西吾野 28oheqycsreceg:吾野 29khg00fqlec:東吾野 2b9hie74yq8mec:東飯能 2bbhi4mwz4ec:飯能
11210加須市:hsfg64i 1yjhujjt8yac:柳生 1yuhviwyh3ac:新古河 20ehs773m5a7:加須 20vhtkyxora7:花崎
11211本庄市:hdgbraf 1xjhddg0nva3:本庄 1y5hd2kn0r89:本庄早稲田 1ythbgt5pk8m:児玉
11212東松山市:hl2ztye 23hhl539y2ad:東松山 24hhkzzdbxad:高坂
11214春日部市:hxwph2h 250hxlytffa7:北春日部 25bhzxxd32ag:南桜井 25chyu8lwbag:藤の牛島 25dhxwywm0a7ag:春日部 25ihxjcia2ag:八木崎 25zhwy9by8ag:豊春 262hyee1nla7:一ノ割 26shykjnxfa7:武里
11215狭山市:hliz2df 2abhmb9l7aeb:新狭山 2b3hlkjnfxeb:狭山市 2bnhl27hwvec:稲荷山公園 2c9hm2md6ceb:入曽
11216羽生市:hqhmw1s 1z4hpm2hl2c9:西羽生 1z8hp3qc41c9:新郷 1z9hpydqbqa7c9:羽生 1zlhqsmz4oa7:南羽生
11217鴻巣市:hpj20eq 20zhn1bztxa3:吹上 21ohnvuo5za3:北鴻巣 22rhp2jvgwa3:鴻巣
11218深谷市:hgrnfzr 1ylhf60op6a3:岡部 1yxhgriq6xa3:深谷 1zthhkc3hxc9:明戸 1zuhgs1ktqc9:武川 205hfyyrl6c9:永田 209hfkfcyjc9:ふかや花園 20bhemdd55c9:小前田
11219上尾市:hs46m67 253hrjmazwa3:北上尾 25ohryaf8ya3:上尾 25uht7qnjy5n:沼南 264ht61cpi5n:原市
11221草加市:hzu9asw 2b6hzgwc7ha7:新田 2bshznu91da7:獨協大学前 2cghzria0ca7:草加 2czhzovyuda7:谷塚
11222越谷市:hzavfun 27chypnk74a7:せんげん台 27vhytz5yma7:大袋 294hywlguha7:北越谷 29qhz4uj6ja7:越谷 2a5i0ge7gp9e:越谷レイクタウン 2a6hzbnq949e:南越谷 2a8hz9ka78a7:新越谷 2aphzc6l71a7:蒲生
11223蕨市:hv8yieo 2chhvnd79j98:蕨
11224戸田市:hv6v2an 2ckhuldqv098:北戸田 2cshuw4ejk98:戸田 2dchv7ncqm98:戸田公園
11225入間市:hkrc4c6 2buhkqaed9ec:入間市 2bwhj3chgmec:元加治 2c4hjmv2ndec:仏子 2cqhljrcn5ec:武蔵藤沢 2d7hihh0gs8m:金子
11227朝霞市:hs4kq1g 2cwhrw6xzf9e:北朝霞 2d1hrwbnq7ad:朝霞台 2e1hsdcnhsad:朝霞
11228志木市:hrn5l6n 2cehqzu936ad:柳瀬川 2cphrgltf2ad:志木
11229和光市:hskjzsm 2erhstusbg7rad:和光市
11230新座市:hr3i9vx 2dlhqrl6fq9e:新座
11231桶川市:hquc8sc 24phr22g6oa3:桶川
11232久喜市:husl53i 200hvs30rc98ac:栗橋 20thwgpi5nac:南栗橋 214hufmbsza7:鷲宮 21fhv9cppc98:東鷲宮 22jhv6gyy998a7:久喜
11233北本市:hptny40 23khpxq4hwa3:北本
11234八潮市:i129ntg 2ddi19h04ega:八潮
11235富士見市:hqif44n 2azhpk8elrad:ふじみ野 2bjhq5gahlad:鶴瀬 2c1hqkik1aad:みずほ台
11237三郷市:i29vvnj 2b2i25yfa09e:新三郷 2bmi2sm6gg9e:三郷 2cni2hm31hga:三郷中央
11238蓮田市:humfi6e 259huadosk98:蓮田
11239坂戸市:hl71zn8 25shkysxbcad:北坂戸 26ehkv4w44adaf:坂戸 276hj4x38waf:川角 27ghji0mieaf:西大家
11240幸手市:hwxqhsd 228hwjgio5ac:幸手
11241鶴ヶ島市:hktyg5s 26thle4m8zad:若葉 274hjztwzuaf:一本松 278hlyas4oad:鶴ヶ島
11242日高市:hivcv1i 295hk1ehqh91:武蔵高萩 29bhitwzo48m91:高麗川 29thgqqdb8ec:武蔵横手 29yhhln70lec:高麗
11243吉川市:i1nvpn4 2a3i17iacu9e:吉川 2ami1r0vi19e:吉川美南
11245ふじみ野市:hpfs356 2achp5kaczad:上福岡
11246白岡市:hv5oo2l 23ghuz4wkf98:新白岡 241husl4r698:白岡
11301伊奈町:ht89isg 246hscyjwq5n:内宿 24bhso3cvc5n:羽貫 24khsz85tn5n:伊奈中央 24yht61cx25n:志久 25fht91t5g5n:丸山
11324三芳町:hpoy5gr
11326毛呂山町:hi13mc9 26vhi01wcwaf:東毛呂 271hiebvekaf:武州長瀬 272hhs6z4f8m:毛呂
11327越生町:hh8eyl8 266hhf85qk8maf:越生 26lhhs6z7maf:武州唐沢
11341滑川町:hjnnexh 238hk6n4ysad:森林公園 23ahj3qoabad:つきのわ
11342嵐山町:hi6louv 239higamhoad:武蔵嵐山
11343小川町:hg23x1z 221hewbpyr8m:竹沢 222hf6a375ad:東武竹沢 22shg0jc198mad:小川町
11346川島町:ho5jl6d
11347吉見町:hn1leuo
11348鳩山町:hiot3yh
11349ときがわ町:hhbya9i 24ghh1v78k8m:明覚
11361横瀬町:ha6fvj4 256ha3tkg5eg:横瀬 25jhbh79aseg:芦ヶ久保
11362皆野町:ha4lvms 21mhangw72c9:上長瀞 21xhae63nsc9:親鼻 22hh9y6tpqc9:皆野
11363長瀞町:haj5akb 208haznfkvc9:樋口 20uhakbqbgc9:野上 217ham5qqjc9:長瀞
11365小鹿野町:h6ubw6k
11369東秩父村:hdm36zp
11381美里町:hd4o2r0 1z7hd5l2zn8m:松久
11383神川町:ha8jdbv 1y7ha9gdmd8m:丹荘
11385上里町:hbsljxz 1x0hby8bc8a3:神保原
11408寄居町:hdjzren 1zhhdttf5v8m:用土 20che3rs7bc9:桜沢 20dhca5dw4c9:波久礼 20jhdknc608madc9:寄居 20mhdtajv6ad:玉淀 20she4an3lad:鉢形 20yhf1kcc7ad:男衾 215hdmvhsy8m:折原 21chf4u81ead:みなみ寄居
11442宮代町:hwtt0rl 23dhw1dsh8a7:和戸 23shwz6cnra7ac:東武動物公園 24ehxemrd8a7:姫宮
11464杉戸町:hxc0ggw 230hwixnhdac:杉戸高野台
11465松伏町:i06ypmi
12100千葉市:ias92eg
12101千葉市中央区:ibg7z89 36xib7g1ut42:千葉公園 375iano14g1x:西登戸 37bibcy3gq9t:東千葉 37tib8d22q41:栄町 37wiav4t0d1x:新千葉 37xib1oko041428t9t:千葉 380ib2qaok1x:京成千葉 38biba72l541:葭川公園 38iib76m971w1x:千葉中央 38pianjbad418g:千葉みなと 38riattnfq41:市役所前 39eibcy3d241:県庁前 39oibc132c8t:本千葉 3acibq1mkg1w:千葉寺 3asiccu3k01w:大森台 3axibo2w7j8g8n8t:蘇我 3ciicod1n91w:学園前 3d1ibq1m9t8n:浜野
12102千葉市花見川区:i9fiyok 2xyi8fi8nt1x:京成幕張本郷 2xzi8g5tfc9t:幕張本郷 30pi8y8j9a1x:京成幕張 30vi90q4k39t:幕張 324i9cdsj11x:検見川 325i9kmuyu9t:新検見川
12103千葉市稲毛区:iatasng 33rib536hd42:スポーツセンター 347iazgf2j42:穴川 34fia9s7g99t:稲毛 34gia14zqs1x:京成稲毛 35cib0musb42:天台 369ib41gbm42:作草部 36biagbz0d1x:みどり台 36kiao6w6a9t:西千葉
12104千葉市若葉区:ickp14m 33wibh9pii42:動物公園 349ibtky9v42:みつわ台 34picc1tfq429t:都賀 35dicrrnru42:桜木 35vid5wx2u42:小倉台 35zidj9vw442:千城台北 36midrsdsw42:千城台
12105千葉市緑区:idbxt77 3c7idey9jf8t:鎌取 3d9icypk241w:おゆみ野 3djieoxcr28t:誉田 3f8igq9yct8t:土気
12106千葉市美浜区:i97jbkj 32oi8fwdqc8g:海浜幕張 34hi92apf88g:検見川浜 35pi9ltakn8g:稲毛海岸 7ugi7wdsli8g:幕張豊砂
12202銚子市:j0zpuv7 2e7ix550ju95:下総豊里 2h4iyiwuic95:椎柴 2izixqr1gh9t:猿田 2k5izugioi959t:松岸 2m0j1qp7z1fd:本銚子 2mdj10rkul9tfd:銚子 2mij1gvkh5fd:観音 2mlj190nagfd:仲ノ町 2mqj239w90fd:笠上黒生 2njj27li2rfd:西海鹿島 2o0j2be8w5fd:海鹿島 2p8j27zn91fd:君ヶ浜 2r0j28ii7afd:犬吠 2skj23sr1dfd:外川
12203市川市:i4en24j 2h9i3si6653w:北国分 2hui553kia9e:市川大野 2kyi3ehmdv20:国府台 2lwi3pczup20:市川真間 2mji3kn8q19t:市川 2msi3zbd2b20:菅野 2npi4aubav20:京成八幡 2nti49eg057u9t:本八幡 2ogi4njpbi20:鬼越 2oti4w278x20:京成中山 2uai5fyxip8g:二俣新町 2uei45gz657p:妙典 2wbi3swat87p:行徳 2y3i3d1qm07p:南行徳 2zii44oogm8g:市川塩浜
12204船橋市:i69yr03 2exi9okclq3w:小室 2hyi7rxhqb7c:二和向台 2ipi7y7tuc7c:三咲 2jvi6mo5exag:馬込沢 2kfi7vc36s7c:滝不動 2m3i5p9qah9e:船橋法典 2m4i7ze9h47c:高根公団 2n1i93lvncaw:船橋日大前 2n5i86qbma7c:高根木戸 2nyi6ahm85ag:塚田 2o3i8gf9b47caw:北習志野 2p1i8gy49u7c:習志野 2p4i56suzc20:東中山 2p6i4ucwfr9t:下総中山 2p9i7q3gvoaw:飯山満 2poi5ex7nh20:京成西船 2pqi66ffssag:新船橋 2q7i88yhab7c:薬園台 2qji5fg2mp7p8g9e9taw:西船橋 2r2i67h5s4aw:東海神 2r3i5vy7ib20:海神 2rii4ssbbd7p:原木中山 2rpi6c6wuz9tag:船橋 2s3i7wwnxr7c:前原 2s9i6d3x4820:京成船橋 2sdi72dzgm9t:東船橋 2tsi6lmf0s20:大神宮下 2uri6u9mow20:船橋競馬場 2whi6r96b58g:南船橋
12205館山市:i26lte7 4jci1i8rki8n:那古船形 4n6i3otz6f8n:九重 4ngi1w4l538n:館山
12206木更津市:i46imt0 3omi4i6b388n:巌根 3qwi51aqv08d:祇園 3qxi5ntsdw8d:上総清川 3r0i6eaai48d:東清川 3rmi4837uh8d8n:木更津 3sui91ictg8d:馬来田 3tpi8xg6dq8d:下郡
12207松戸市:i3dyrrq 2c5i3w1i2gbb:小金城趾 2c8i4e47z093:北小金 2cji408e3ibb:幸谷 2cli41o9db939e:新松戸 2d4i3wfn5393bb:馬橋 2dpi52lzkg7c:常盤平 2dti3p3kvo93:北松戸 2dzi5o3b117c:五香 2e6i6vu8j5ag:六実 2e9i4n0uuy7c:八柱 2eai4ogq559e:新八柱 2edi4344dv7c:松戸新田 2efi6124j37c:元山 2eji3ulmfa7c:上本郷 2eki4bmmbp7c:みのり台 2f4i3aybfa7c93:松戸 2g1i5dcn3t3w:松飛台 2g2i5xwyc73w:大町 2gji4ucwv91y3w9e:東松戸 2h2i4f17py3w:秋山 2hpi3aovpj3w:矢切
12208野田市:i2crn6m 25gi0w42moag:川間 25vi1kcevwag:七光台 26bi1twmroag:清水公園 26oi1zje36ag:愛宕 26xi27nqq5ag:野田市 27hi2y8yicag:梅郷
12210茂原市:ihe8udn 3j3ii3scna8t:本納 3m3ihtftwe8t:新茂原 3nzihz7av08t:茂原
12211成田市:iihsyhz 2a2ijkkq6r95:滑河 2caij8sc2a95:久住 2dbih0ht8e95:下総松崎 2dxihip8uk1y:成田湯川 2ftiib96ue95:成田 2fyiie4xer2021:京成成田 2g5il0kpcy1y2095:空港第2ビル 2glil01ubl21cl:東成田 2gzikyveih1y2095:成田空港 2hfihmhzdu20:公津の杜 2hxilgajl0cl:芝山千代田
12212佐倉市:if25n6f 2k4icbe9h56m:中学校 2keick66x16m:女子大 2liicbe9f56m:井野 2m2ici7gkc6m:公園 2m8idhpbn820:京成臼井 2maig19d1v20:大佐倉 2n9ick1h2m6m:地区センター 2niifa0kdg20:京成佐倉 2nwicm07c4206m:ユーカリが丘 2oqic6oi6u20:志津 2q3if5ydwp959t:佐倉
12213東金市:ik8eusw 3b5ilbu6mu9a:求名 3cjik54yz59a:東金 3dkijcpqg69a:福俵
12215旭市:iuhwxgp 2kkiww3n5u9t:倉橋 2mcivrw0we9t:飯岡 2o1iuqffgi9t:旭 2omisv3qcf9t:干潟
12216習志野市:i7vuxrc 2u9i7nh5n59t:津田沼 2umi7rxh8m7c:新津田沼 2vai9e33l020:実籾 2vhi8ojlq320:京成大久保 2vni76uayd20:谷津 2w3i7tdch01x207c:京成津田沼 2zbi7dwxhe8g:新習志野
12217柏市:i61z5eh 28ki5d7yedga:柏たなか 29ji56o6lxga:柏の葉キャンパス 2a7i6h64th93:北柏 2aqi4pdqztag:豊四季 2awi5un36l93ag:柏 2boi58wc1a93:南柏 2c2i5pnwdpag:新柏 2cfi61ufcqag:増尾 2coi6bjd15ag:逆井 2dai6vkt4zag:高柳
12218勝浦市:iilgurp 49cii9jr8m8t:勝浦 4afih2boms8t:鵜原 4amig0zsz08t:上総興津 4ciif4ie278t:行川アイランド
12219市原市:ib4auud 3ejiba2c9u8n:八幡宿 3evid3oqjt1w:ちはら台 3gfia6dkwr6i8n:五井 3hziake4cx6i:上総村上 3j5ibfp38h6i:海士有木 3jji8frmo28n:姉ヶ崎 3koibiyyxv6i:上総三又 3lnibi6obx6i:上総山田 3mxib2gtuk6i:光風台 3o5ib34ehq6i:馬立 3q2ic39u5u6i:上総牛久 3r7iceo2l56i:上総川間 3roicx4xpx6i:上総鶴舞 3spicj4e176i:上総久保 3tvicdr21n6i:高滝 3uyic7gprw6i:里見 3waic3ejat6i:飯給 3xwibzqi2l6i:月崎 3z3ic7zkde6i:上総大久保 403icpo4wo6i:養老渓谷
12220流山市:i3d6hs1 28ci3hrjl4ag:運河 29ai3nnqccag:江戸川台 29xi3xcnyuag:初石 2ahi476bcvagga:流山おおたかの森 2b4i3c9hi6bb:流山 2b5i3ttceqga:流山セントラルパーク 2bci3bh6y7bb:平和台 2bvi3og0febb:鰭ヶ崎 2c0i3ehn659ega:南流山
12221八千代市:iajh5u1 2mhi9krlbdaw:八千代緑が丘 2mwiao6wzjaw:八千代中央 2nqib88d6eaw:村上 2ovibhnvccaw:東葉勝田台 2p0ibhxaua20:勝田台 2pjiav4ts420:京成大和田 2rxia7thna20:八千代台
12222我孫子市:i7xyf82 2adi7an38o9395:我孫子 2afi8gakpx93:天王台 2aki8n8hlu95:東我孫子 2aoi9qx8s095:湖北 2aviat64n495:新木 2beibr3ela95:布佐
12223鴨川市:iaifb46 4baidthks68t:安房小湊 4boicjihfe8t:安房天津 4dliaopn7o8n8t:安房鴨川 4ffiaevzj38n:太海 4gwi94ww1t8n:江見
12224鎌ケ谷市:i6xxog9 2fbi6124gv7c:くぬぎ山 2fei6vbdev1y3w7cag:新鎌ヶ谷 2fwi6jizly7c:北初富 2gai6xjj5k7c:初富 2h7i6tcmzqag:鎌ヶ谷 2hni7f3dyj7c:鎌ヶ谷大仏
12225君津市:i3d6dq2 3vai340b148n:君津 3vqi937nb68d:小櫃 3wyi95b3968d:俵田 3yfi9nwo1q8d:久留里 3zpi99mosn8d:平山 40pi98poee8d:上総松丘 42iia6438s8d:上総亀山
12226富津市:i1pg642 3vmi1s2hdm8n:青堀 3ypi1nqv848n:大貫 40li2elid48n:佐貫町 43ai27x0nu8n:上総湊 44vi0q7ppk8n:竹岡 47zi0g4mhu8n:浜金谷
12227浦安市:i3c4q6w 2zni30v7ir7p:浦安 32ii3q9zhr8g:新浦安 34ni2ojyi28g:舞浜 34qi2hm1l2ck:東京ディズニーランド･ステーション 34vi2q99a7ck:リゾートゲートウェイ･ステーション 35ui2ev0pjck:ベイサイド･ステーション 362i2w5g40ck:東京ディズニーシー･ステーション
12228四街道市:id1bw1o 2vjie78t5l9t:物井 30aicx9pn99t:四街道
12229袖ケ浦市:i59jtlo 3lxi6quz9j8n:長浦 3nei5ctpfz8n:袖ヶ浦 3rei7n7ns68d:横田 3rfi87worq8d:東横田
12230八街市:iihsxn6 2vxihe8wcp9t:榎戸 307iigmhug9t:八街
12231印西市:ic7uyuq 2byicaqph195:木下 2cdidxtc1v95:小林 2dniczrc1g3w:印西牧の原 2duib57xg21y3w:千葉ニュータウン中央 2etieaiprq1y3w:印旛日本医大
12232白井市:i8yrfa5 2f3i8vqywo3w:白井 2f5i82eq7o3w:西白井
12233富里市:ijeacvn
12234南房総市:i13pd35 4eti1ga1rn8n:岩井 4ibi10fha68n:富浦 4ili7mk0cx8n:和田浦 4k5i65ia788n:南三原 4o1i5oqpkp8n:千歳 4pvi59aalk8n:千倉
12235匝瑳市:irg5gba 2slir0flvl9t:八日市場 2voipvtub79t:飯倉
12236香取市:ip2r2rm 28aiqrsfuqa5:十二橋 297iqa8ksj95a5:香取 29fiovog2t95:佐原 29ninke76b95:大戸 29rirnqzd395:水郷 2bdiswt25g95:小見川
12237山武市:ilymnuk 34minkx08c9t:松尾 35sik3kegr9t:日向 38dilub21h9a9t:成東
12238いすみ市:ikxk517 3wbiksbjf58t:太東 3yeikwwklf8t:長者町 3z5il5js718t:三門 3z6ih4f5rv04:上総中川 3zciic63ac04:国吉 3zliiv5tg804:新田野 40eijgn4ux04:上総東 40kiknzx3x04:西大原 419il50wxo048t:大原 438ikpfs3m8t:浪花
12239大網白里市:iilgxm9 3fmii8i42i8t9a:大網 3hdii8mto98t:永田
12322酒々井町:igpr4ua 2i0ih4jz5f20:宗吾参道 2kuigqsuyh20:京成酒々井 2lqigxm22u95:酒々井 2rcignnomr9t:南酒々井
12329栄町:ifscqp4 2c6ifq9alx95:安食
12342神崎町:ilnrcnd 29gilutz9g95:下総神崎
12347多古町:inxmf1o
12349東庄町:iv911ac 2bxiurvbne95:笹川 2criwgn8x895:下総橘
12403九十九里町:imxzsnq
12409芝山町:ilzez2b
12410横芝光町:ip9asmo 30jiorqxoq9t:横芝
12421一宮町:ikc2ug0 3s5ik7miur8t:上総一ノ宮 3u8ikm5x8c8t:東浪見
12422睦沢町:iiizb2j
12423長生村:ijstp1m 3pfijhaqpk8t:八積
12424白子町:ikja7hs
12426長柄町:if631if
12427長南町:ifjkpqj
12441大多喜町:ifuks7m 3yoig3m58504:城見ヶ丘 3yxifs7wo104:大多喜 3zyig1ner604:小谷松 40nifx732q04:東総元 41dieqrb0904:西畑 41gifxbsra04:久我原 41iie6bpis046i:上総中野 421ifnrkpi04:総元
12443御宿町:ijlhl65 464ijp5m838t:御宿
12463鋸南町:i0xjr7r 4aei10yd138n:保田 4d4i0uo0o58n:安房勝山
13101千代田区:hxy5a6j 2rmhylzhb87m:末広町 2rvhxmhm7r7p7q7r7v8c:飯田橋 2sfhyctekn7n8c9t:御茶ノ水 2sohyp4nco7l989tga:秋葉原 2t9hydlp2h7s:新御茶ノ水 2tfhy3wrbx7j7u7x:神保町 2tjhyqkim47u:岩本町 2tlhxv044d7j7p7u:九段下 2tnhyfazug7u:小川町 2tphygcpv97n:淡路町 2tzhxbvo587q7r7u8c:市ヶ谷 2u5hykt1gc7m8c98:神田 2ujhy3im147p:竹橋 2vbhyctego7j7n7p7s7x:大手町 2vlhxik5hy7j:半蔵門 2vthxcsocw7r:麹町 2wmhyffphp7n9798999tao:東京 2wshy8vxtx7s:二重橋前 2x2hxgq4we7j7q7r:永田町 2x5hydc9ex8g:東京 2x7hxvsehy7r:桜田門 2xfhy9xnth7r99:有楽町 2xjhxmcw947n7s:国会議事堂前 2xmhy6nrzf7l7s7x:日比谷 2xphxvsegw7l7n7s:霞ヶ関
13102中央区:hymic2s 2twhyzvb2d9t:馬喰町 2u3hz0e62h7u:馬喰横山 2u4hz30h4l7w:東日本橋 2ukhyv5jxk7l:小伝馬町 2uvhyp4na29t:新日本橋 2uyhz7c2ye7u:浜町 2v8hyo7mzg7j7m:三越前 2vdhyzql9a7l7w:人形町 2w9hz3embi7j:水天宮前 2wchypishf7m7p7w:日本橋 2wthyw2k4c7l7p:茅場町 2xchyjw1287m:京橋 2xghymdmd17w:宝町 2xhhytpoj47l8g:八丁堀 2xlhyffpft7r:銀座一丁目 2y7hyc5tlf7l7m7n:銀座 2yhhyols4h7r:新富町 2ymhyg3a5z7l7w:東銀座 2z8hymwhbc7l:築地 2zkhy4trdj0j7m7w99:新橋 2zyhyffpd67v:築地市場 2zzhy7phxf0j7v:汐留 301hz286e97r7v:月島 313hysxdvx7v:勝どき
13103港区:hxvnolh 2x8hxcxe1s7m7n:赤坂見附 2xuhxiffn67m7q:溜池山王 2xwhwvi8ux7j7m7v:青山一丁目 2y6hxbm8hd7s:赤坂 2yihwn96e87m:外苑前 2yjhxtk8n27m:虎ノ門 2yqhy0i5jp7x:内幸町 2zehxqjsap7l:虎ノ門ヒルズ 2zghwy99mi7s:乃木坂 2zvhwfsefh7j7m7s:表参道 2zwhxew4977q:六本木一丁目 304hx4t1967l7v:六本木 30chxmhlwy7l:神谷町 30nhxve9427x:御成門 31fhy0406v7v7w:大門 31hhxbvnv07q7v:麻布十番 31mhy27g8d7i:モノレール浜松町 31phy2qb8q99:浜松町 31uhxlu13a7v:赤羽橋 31yhy95d4t0j:竹芝 322hxt63957x:芝公園 329hwt0ndy7l:広尾 32jhy5hc0d0j:日の出 32qhxsdsow7w7x:三田 334hxqacmh99:田町 33thx8v7fz7q7x:白金高輪 33yhy3s15y0j:芝浦ふ頭 34ahxfxu2l257w:泉岳寺 34chwxv4567q7x:白金台 34thxh49tu99:高輪ゲートウェイ 35bhx3hvh77w:高輪台 35nhyure7e0j:お台場海浜公園 35rhxfa98g258z99ao:品川 368hylglpf0j:台場
13104新宿区:hw4nlmz 2ozhvts8ateb:下落合 2p3hvi9a0p7veb:中井 2pghw5fway7p8zeb:高田馬場 2phhwj70dl7z:面影橋 2pmhwoyhi77z:早稲田 2qghwbznx47k:西早稲田 2r6hwt0nsx7p:早稲田 2rehx94nf37p:神楽坂 2s1hw0bzu98z:新大久保 2s2hxb3dox7v:牛込神楽坂 2s4hvwj8zy8c:大久保 2schwa5nb47k7v:東新宿 2sihwwy4cj7v:牛込柳町 2snhwns1mo7v:若松河田 2tchw02kapeb:西武新宿 2tqhvq8wsx7n:西新宿 2txhvyw4hw7v:新宿西口 2u1hwtjipn7u:曙橋 2uhhw6cwei7k7n7u:新宿三丁目 2uihvq8wru7v:都庁前 2uohvfwe9v7v:西新宿五丁目 2ushw07a02296k7n7u7v8c8z:新宿 2uzhwe7tkl7n:新宿御苑前 2v5hwp7wtq7n:四谷三丁目 2vkhx3d64y7n7q8c:四ツ谷 2wuhwru7tr8c:信濃町 2wvhwj704f7v:国立競技場
13105文京区:hxwb9qx 2mvhxmhmf47x:千石 2nehyaze8c7s:千駄木 2nlhxyepx87q:本駒込 2o5hxwfzls7x:白山 2oihwztv2g7r:護国寺 2ophy3nbzx7q:東大前 2orhye4k8l7s:根津 2oshxc9tlg7n:茗荷谷 2q1hxx3k9y7v7x:春日 2q6hx8lsg57r:江戸川橋 2qehxv9jpy7n7q:後楽園 2qihy76n8w7n7v:本郷三丁目 2quhyjmlsc7s:湯島 2rghxzl5jc7x8c:水道橋
13106台東区:hywq554 2mfhzbe9m57l:三ノ輪 2o4hyu3u5b98:鶯谷 2odhz2r1uf7l:入谷 2pahzd3kabga:浅草 2pdhys9tjb7l7m9798:上野 2prhyzh5y27m:稲荷町 2pthyo7n6h20:京成上野 2puhzjs1o27m7wa7:浅草 2q2hza7tor7m:田原町 2qfhynfcmw7v:上野御徒町 2qhhynk2dw7m:上野広小路 2qrhyps86o98:御徒町 2qshyzcg5q7vga:新御徒町 2qwhyrqyh77l:仲御徒町 2r7hzc6jxy7v7w:蔵前 2t0hz3xhfz7w9t:浅草橋
13107墨田区:hzp5djm 2l7i0dn5jua7:鐘ヶ淵 2n2i0nznzs1z:八広 2nmi0c7a70a7:東向島 2oli0difoi1z:京成曳舟 2oni08sokha6a7:曳舟 2pwhzz8gj5a7:とうきょうスカイツリー 2pxi0n2nlba6:小村井 2pyi04h2n71z7j7wa7:押上 2qahzstem67w:本所吾妻橋 2qki0sb9oya6:東あずま 2t3i06b33g7j9t:錦糸町 2tahzjim207v:両国 2tihze9zxa9t:両国 2v1hzuwuic7u:菊川
13108江東区:i09g8zf 2sai0uo56va6:亀戸水神 2szi0lw7pr9ta6:亀戸 2uni1cvksj7u:東大島 2uqi0vzan67u:大島 2uui0ldcn17u:西大島 2uwi07m8k87j7u:住吉 2v3hzkfm9c7u7v:森下 2wahzlvhi17j7v:清澄白河 2y2hzhag2b7p7v:門前仲町 2yni0a3tq07p:東陽町 2yohzw7zw67p:木場 2z2i0sfz587p:南砂町 2z7hzd3jxk8g:越中島 314i09g8vh8g:潮見 31rhzhjvfo0j7r:豊洲 32lhz9ydpj0j:新豊洲 331i0lw7bf7r7t8g:新木場 333i00evt67r:辰巳 335hz46wjt0j:市場前 342hzsf8u07t:東雲 345hz8dsls0j:有明テニスの森 34whze59p50j:有明 34xhzc1tnc7t:国際展示場 35jhzbiylq0j:東京ビッグサイト 364hyu8j677t:東京テレポート 36fhyyff940j:青海 36ohynorh20j:東京国際クルーズターミナル 374hywbz5d0j:テレコムセンター
13109品川区:hx3ml21 354hwki5ai7q7x888z:目黒 366hwv8szo7w868z:五反田 36ahwh89em88:不動前 36jhxulyai7i7t:天王洲アイル 36lhxfeyxs25:北品川 36nhwta2nz86:大崎広小路 36thw5u0ul88:武蔵小山 36vhx0qukm7t8z:大崎 37dhxiapgn25:新馬場 37fhwjl4w086:戸越銀座 37hhvy8j4q88:西小山 37lhwlf5f47w:戸越 385hwfno8z86:荏原中延 386hxt62wy7t:品川シーサイド 388hxke5gc25:青物横丁 38ahwo1gft82:戸越公園 38chwydyxj82:下神明 38lhx94moa7t8299:大井町 393hwh3jhy7w82:中延 397hw3luxe8286:旗の台 398hxjh55f25:鮫洲 39dhw9rhba82:荏原町 39nhws8che99:西大井 39whxew3qp25:立会川 3a3hxprh7y7i:大井競馬場前 3akhxa6cjm25:大森海岸
13110目黒区:hvxpobi 315hvf43ij28:駒場東大前 32chvfwdyz87:池尻大橋 33ihvyhyuy7l85:中目黒 34ihvnrb1w85:祐天寺 35qhvgjykg85:学芸大学 373hv5107n85:都立大学 384hvs7mg588:洗足 38khuv2mw98285:自由が丘 38yhv8kbgh82:緑が丘
13111大田区:hwl0zr2 38ohvg13dz8288:大岡山 390hvr5we782:北千束 39khvxbira86:長原 39rhvo0q9p86:洗足池 39xhut3wit8588:田園調布 39zhvgf8kh86:石川台 3a0hwfe8n07w:馬込 3abhvb6meo86:雪が谷大塚 3adhuuxx078385:多摩川 3aghx0quc199:大森 3amhw86w5d7w:西馬込 3aphvcvx5886:御嶽山 3avhv0u3u983:沼部 3b1hxsds6e7i:流通センター 3b8hvh7iyb86:久が原 3bahx9nhgr25:平和島 3bfhvaebre83:鵜の木 3blhvooatu86:千鳥町 3bnhx5uqkt25:大森町 3bphw3luo786:池上 3bqhvgy3dt83:下丸子 3bshxtasd77i:昭和島 3bxhvpzgbi83:武蔵新田 3bzhx0vjx025:梅屋敷 3c3hwb7cag86:蓮沼 3c9hw0byrs83:矢口渡 3cahwjl4gz838699:蒲田 3cbhwvrni92526:京急蒲田 3cshxxvtlr7i:整備場 3cthx2pkd526:糀谷 3d0hxgle6b26:大鳥居 3d5hz7grn87i:羽田空港第2ターミナル 3d8hxp3w3z26:穴守稲荷 3dbhwjl4dm25:雑色 3dchz4l12i26:羽田空港第1・第2ターミナル 3dghz2r0ir7i:羽田空港第1ターミナル 3dhhxzgel6267i:天空橋 3dqhyh4z83267i:羽田空港第3ターミナル 3e1hz5mr1g7i:新整備場 3e7hw9w6kt25:六郷土手
13112世田谷区:huaibyl 2yehuirelj29:代田橋 2yghsnykip29:芦花公園 2yuhu73qjy2829:明大前 2yxht7lvgw29:上北沢 2z9hsdhc9229:千歳烏山 2zahti7tgk29:桜上水 2zmhtvu7rp2981:下高井戸 2zshv0koz26k:東北沢 30bhue1nf628:東松原 30dhuldpld28:新代田 30khusprrb286k:下北沢 30qhv189p828:池ノ上 30rhtvu7q281:松原 317huln52g6k:世田谷代田 31lhub171s6k:梅ヶ丘 31xhu1qeke81:山下 320hu2ip2x6k:豪徳寺 32ahtpjvi96k:経堂 32sht91ql96k:千歳船橋 32thtzro7w81:宮の坂 330hujez6381:若林 33ahursrct81:西太子堂 33khuxk8hf8187:三軒茶屋 33lhuczx9381:松陰神社前 33ohu1qehg81:上町 33phu7hvmb81:世田谷 33shspskup6k:祖師ヶ谷大蔵 344hsbs18x6k:成城学園前 34lhrvjbu56k:喜多見 351hukuucq87:駒沢大学 35ahu0f8v187:桜新町 365htlr4h687:用賀 37zhtrwqrc82:上野毛 381htbo1df8287:二子玉川 38fhu3tu9g82:等々力 38thubth6t82:尾山台 394hukuu5282:九品仏 39bhuzsdzb88:奥沢
13113渋谷区:hvxg8zj 2vzhw2k5ie7v8c8z:代々木 2w6hvy8jno6k:南新宿 2wkhvkm5bi29:初台 2wnhwf04188c:千駄ヶ谷 2wyhvrk27m6k:参宮橋 2x0hw79wku7k:北参道 2xbhv6qbgg29:幡ヶ谷 2xqhusz7cx29:笹塚 2ychw3h5op8z:原宿 2ylhvlj5i16k:代々木八幡 2yshw5yqz27k7s:明治神宮前 2ythvmg5rn7s:代々木公園 2yvhv97wpd6k7s:代々木上原 30yhw26024287j7k7m85878z:渋谷 31ehvr5wsc28:神泉 32phw4ivj685:代官山 32vhwbuxp07l8z:恵比寿
13114中野区:huonlrn 2ljhuxfjf17v:新江古田 2nvhtt37e2eb:鷺ノ宮 2nxhu0f9k6eb:都立家政 2ohhub17jgeb:野方 2ojhupu1mweb:沼袋 2oxhuzx4lieb:新井薬師前 2pvhvhlp827p:落合 2qlhvf8tn07v8c:東中野 2r4hur0hb57p8c:中野 2t2huvznv37n:新中野 2t7hvd0nrh7n7o7v:中野坂上 2u7hv1vuph7o:中野新橋 2ughuuad0s7o:中野富士見町
13115杉並区:htomvlu 2nhhsgvy9xeb:上井草 2nkhsx9deneb:井荻 2noht9b6oneb:下井草 2r9hu620t98c:高円寺 2rahtoi5w98c:阿佐ヶ谷 2rbht35k4z7n8c:荻窪 2rfhsckc9a8c:西荻窪 2sjhtnl5kz7n:南阿佐ヶ谷 2sshuhbjis7n:東高円寺 2swhu4hfpv7n:新高円寺 2v2hsc1h4h28:久我山 2vshsmdzlc28:富士見ヶ丘 2w7hugsoeb7o:方南町 2w8hswv7tt28:高井戸 2wjhtd3x7428:浜田山 2wxhtn2aet28:西永福 2xehtwvxve28:永福町 2ykhsvy7gd29:八幡山
13116豊島区:hwltbjh 2j9hwkdgejad:下板橋 2jahwp37ii9w:板橋 2jhhx1j61m7x:西巣鴨 2jyhx3mm2r7z:新庚申塚 2k3hwlf6e3ad:北池袋 2k7hx2plsf7z:庚申塚 2kchvm211i7k7r:千川 2kvhxqadbp7q8z:駒込 2l3hx0hfyg7z:巣鴨新田 2l6hxfaa1m7x8z:巣鴨 2ldhvxz4j87k7r:要町 2lrhx0hfxi8z:大塚 2luhx2kvz87z:大塚駅前 2lvhwa0xsz7k:池袋 2m6hweh9ea7n7r8z9wadec:池袋 2m9hvdxoacec:東長崎 2mnhwwf9k87z:向原 2n6hvsh2upec:椎名町 2nbhx2g66l7n:新大塚 2nchwop23v7r:東池袋 2nghwr1xnr7z:東池袋四丁目 2nnhwn96t57z:都電雑司ヶ谷 2nshvebthu7v:落合南長崎 2ochwjul7a7z:鬼子母神前 2oehw86x6c8z:目白 2ofhwj70fm7k:雑司が谷 2oyhwg1ubp7z:学習院下
13117北区:hx7y80o 2ebhvot29l98:浮間舟渡 2eyhw7jcxa98:北赤羽 2f9hwsvyne5o7q:赤羽岩淵 2flhx6icxg7q:志茂 2fnhwrkt2n989w:赤羽 2h3hxap8xf7q:王子神谷 2h6hwywv5298:東十条 2hehwt5dz89w:十条 2hwhxd6u5g7q98:王子 2hzhxdz4nr7z:王子駅前 2i6hxpw86f7z:梶原 2idhxj7qro7z:栄町 2ighxcsov17z:飛鳥山 2j0hxab3j57z:滝野川一丁目 2j1hxol2m598:上中里 2j2hxya0cd98:尾久 2j3hxjcghf7q:西ヶ原 2jdhx6rs6a7z:西ヶ原四丁目 2knhy8mirj8z98:田端
13118荒川区:hz11r69 2ichxx3klh7z:荒川車庫前 2iehy396zn7z:荒川遊園地前 2ifhy8r8m97z:小台 2ijhye4khn7z:宮ノ前 2iqhyj3r3j7y7z:熊野前 2j8hyolspc7z:東尾久三丁目 2jfhys0e9r7z:町屋二丁目 2jmhyig6af7y:赤土小学校前 2jnhyxrvec7z:町屋駅前 2jqhyxn5n2207s:町屋 2juhz1yrho7z:荒川七丁目 2kahz2vrqi7z:荒川二丁目 2krhyp4nnh20:新三河島 2l2hz4l2i27z:荒川区役所前 2l9hz893kp7z:荒川一中前 2lbhyt6tyu93:三河島 2lfhzm07nc7l93ga:南千住 2lkhyftv597s7y98:西日暮里 2lmhzbsewa7z:三ノ輪橋 2mxhyl2h8f207y9398:日暮里
13119板橋区:hwc93rb 2e8hu0tfcv7x:西高島平 2eghuc2y3y7x:新高島平 2elhul90td7x:高島平 2ewhv06knj7x:西台 2f8hv8kctt7x:蓮根 2fohtk1uuoad:成増 2fqhvhgzzj7x:志村三丁目 2fvhthtp1j7r:地下鉄成増 2fxhvszy8z7x:志村坂上 2gghtzrp61ad:下赤塚 2gphw2ovx67x:本蓮沼 2gqhumtlp2ad:東武練馬 2h8hv4rltwad:上板橋 2hchw79x7v7x:板橋本町 2hjhvl9qolad:ときわ台 2hthvslsu3ad:中板橋 2i5hwd64157x:板橋区役所前 2ishwpcn1s7x:新板橋 2ithw3cgj0ad:大山
13120練馬区:hu9bwvg 2gihty2edi7r:地下鉄赤塚 2hlhtf7du97v:光が丘 2hohuc2xuw7r:平和台 2i3htued567v:練馬春日町 2ilhuqr2547r:氷川台 2inhrvjcpiec:大泉学園 2jghsllpj0ec:石神井公園 2jihv937iy7k7ref:小竹向原 2jthu4m5t67veh:豊島園 2jzhuut8f6ef:新桜台 2k2hsyyobiec:練馬高野台 2k9humovpnec:桜台 2kghuccd7m7vecefeh:練馬 2kphv0ba0vec:江古田 2kxhtpolx3ec:中村橋 2l1htfzo6mec:富士見台 2mzhri1nz0eb:武蔵関 2n7hs2vepaeb:上石神井
13121足立区:hzt2umu 2d0hykjmw27y:見沼代親水公園 2dihyjrcax7y:舎人 2e2hyjrc8f7y:舎人公園 2e5hzaqpcoa7:竹ノ塚 2eohyjrc677y:谷在家 2f1i0fh6hkga:六町 2fchyjrc447y:西新井大師西 2fihyyybgea9:大師前 2frhzacjyla7a9:西新井 2fui0syuzt7s:北綾瀬 2g3hyk0rka7y:江北 2g8hzkfmwra7:梅島 2g9i0ddqc8ga:青井 2gshykjmj77y:高野 2gwhzzhwgra7:五反野 2h5hykoc957y:扇大橋 2hai0jjcnq7s93:綾瀬 2hki03fd03a7:小菅 2hvhyjw1nu7y:足立小台 2ikhztqf7c7l7s93a7ga:北千住 2jci02dmv9a7:牛田 2jei02dmv420:京成関屋 2jli09pp15a7:堀切 2jphzj4h5c20:千住大橋
13122葛飾区:i1cqvg9 2gni274udb93:金町 2gri2704lx22:京成金町 2gvi1d9qn593:亀有 2hsi2djw6422:柴又 2i4i2jg30q3w:新柴又 2i8i225nlx1y20223w:京成高砂 2ixi0mxy4l20:堀切菖蒲園 2iyi136nic20:お花茶屋 2j4i1onz031z20:青砥 2kbi1e20xy1z:京成立石 2lsi0wdg851z:四ツ木 2oui1qhzbk9t:新小岩
13123江戸川区:i24dt2j 2jri2of9ke20:京成小岩 2kji34j95u20:江戸川 2lci2m2dxx9t:小岩 2qxi16pyiy9t:平井 2r1i3f0h5x7u:篠崎 2tvi370u4m7u:瑞江 2vgi2ni8uz7u:一之江 2w1i1ymbra7u:船堀 302i1sq4py7p:西葛西 306i29mev07p:葛西 33gi1vh5dm8g:葛西臨海公園
13201八王子市:hi0peyj 2vihjxqezf8m:小宮 2yphjr1xg58m:北八王子 31ahj0bzqd29:京王八王子 31ihhvq89f8c:西八王子 31nhivct3e8c8m9c:八王子 33bhjf03z1292d:北野 33dhish2fw2d:京王片倉 33ehi796fw2d:山田 33nhhr56t02d:めじろ台 33vhjubt2k29:長沼 33xhgsp1qc2d8c:高尾 33zhledzdv5p:中央大学・明星大学 343hh7mlkm2d:狭間 346hixz4199c:片倉 34jhloh2c15p:大塚・帝京大学 357hgcgc9w2d:高尾山口 359hlvt4gu5p:松が谷 35ehikm55l9c:八王子みなみ野 35fhg8e5x3gb:清滝 35ghfuic3bgb:高尾山 36ghl3dvzp2b:京王堀之内 37nhkcj8j12b:南大沢
13202立川市:hld7k5v 2mkhkswojsea:武蔵砂川 2n8hjzb0byea:西武立川 2nrhlqp8sy5p:砂川七番 2okhlsnz2c5p:泉体育館 2p7hlpe37b5p:立飛 2q0hlkewjw5p:高松 2shhljmlyb5p:立川北 2syhll76z78c8qa1:立川 2tdhljhw6a5p:立川南 2tthlyaq968q:西国立 2uphlf6a9u5p:柴崎体育館
13203武蔵野市:hr4jzbu 2rkhrmw4n8288c:吉祥寺 2rnhqxhcjn8c:三鷹 2rqhqbh60s8ce7:武蔵境
13204三鷹市:hqvs1lt 2t6hrqtl7128:井の頭公園 2u2hryxxug28:三鷹台
13205青梅市:hgkbanq 2dehe344yka1:軍畑 2dghdkdu97a1:沢井 2dkhee486va1:二俣尾 2drhd6i0e6a1:御嶽 2e0hepwlwwa1:石神前 2e3hceqcp479:滝本 2eehfx4odta1:青梅 2ehhggdu2ya1:東青梅 2eihc4ijwo79:御岳山 2ephevo2zia1:日向和田 2evhf5vvpwa1:宮ノ平 2f2hgv6o54a1:河辺
13206府中市:hnwwaz5 2wrhnp1dvt9e:北府中 2xahpci5r4e7:多磨 2y5hnzwrbm29:府中 2yfhn66dd18q:西府 2yyhojy7io292c:東府中 2z1hnkprxm298q:分倍河原 2z4ho6l8p82c:府中競馬正門前 2zjhosq4yg29:多磨霊園 2zlhp2f2one7:白糸台 2zohnw40fm8q9e:府中本町 303hp4ry8129:武蔵野台 30whn6b30z29:中河原 31jhopkysye7:競艇場前 31khob1k7me7:是政
13207昭島市:hje7txc 2o6hj190ho8e8ma1ea:拝島 2pfhjop28ca1:昭島 2q8hk75xdua1:中神 2qyhkitldza1:東中神 2rhhkucjmza1:西立川
13208調布市:hq7eza2 30fhrtklqo29:仙川 30shpl0nko29:飛田給 319hrgh2ec29:つつじヶ丘 31dhpsm58d29:西調布 31zhr57jlo29:柴崎 326hqcivnq292b:調布 32dhqugvti29:国領 32fhqloycz29:布田 33hhq1e2l32b:京王多摩川
13209町田市:hmhf52i 38uhilj58l9c:相原 39mhjvro1e2b:多摩境 3auho24wfr6k:鶴川 3c4hne19pv6k:玉川学園前 3dvhmql7rb6k9c:町田 3emhnqlxsq9c:成瀬 3fdho672cn87:つくし野 3g2ho2066b87:すずかけ台 3gkhnn7c1787:南町田グランベリーパーク
13210小金井市:hou1aqq 2ruhpl5dnc8c:東小金井 2s0hoxpbua8c:武蔵小金井 2thhpoy4fze7:新小金井
13211小平市:hnwi66e 2klhne60tce6ea:小川 2kshoas5bteaeb:小平 2lyhnvbqf2e8:青梅街道 2m1hnnc3h99e:新小平 2nahp7e9rheb:花小金井 2nuhnb0umme6:鷹の台 2nzhnzwrphe8:一橋学園
13212日野市:hkwfzfu 2wzhkuh9778c:日野 2x3hlf1kfi5p:甲州街道 2ydhlt23yh5p:万願寺 30ghll2gy3292a5p:高幡不動 30xhkereoj8c:豊田 31chm84dge29:百草園 31qhlh50aw5p:程久保 31shktat8n29:南平 32hhl9jiks2a5p:多摩動物公園 32uhkcnyjd29:平山城址公園
13213東村山市:hnkuicr 2fkhohusbb9e:新秋津 2gxhmmx8e2e8e9:多摩湖 2hghnhb728e6ebee:東村山 2hrhmomj3we8:武蔵大和 2imhnq7u6veb:久米川 2jbhnjo2i1e8:八坂 2k0hnvpvr4e8ea:萩山
13214国分寺市:hncgptg 2pshneovmhe6:恋ヶ窪 2s6hnzwrjg8ce6e8:国分寺 2sbhnh6gue8c9e:西国分寺
13215国立市:hml7wyv 2smhmrroqo8c:国立 2vphm8dt6b8q:矢川 2wlhmsajm68q:谷保
13218福生市:hiezelm 2j6hir17xt8m:東福生 2johigak5ta1:福生 2l5hioa71ba1:牛浜 2mrhiqrsar8e:熊川
13219狛江市:hrkxdtn 358hrjcsrm6k:狛江 361hreibv66k:和泉多摩川
13220東大和市:hm1yrqo 2j7hlntieq5p:上北台 2k8hloqimm5p:桜街道 2lhhmbx4vlea:東大和市 2lnhlqtymg5pea:玉川上水
13221清瀬市:hpojzvm 2fjhols8wpec:秋津 2gbhpg1htkec:清瀬
13222東久留米市:hpsvlil 2hdhpy47noec:東久留米
13223武蔵村山市:hkmmcln
13224多摩市:hmrro9d 32bhmsf94s29:聖蹟桜ヶ丘 35ihmu4jrj2b:京王永山 35mhmtzu0b6j:小田急永山 36chlyouzg2b:京王多摩センター 36ehlyyahl6j:小田急多摩センター 36hhlwuufj5p:多摩センター 37ehlibfs66j:唐木田
13225稲城市:how4qbh 32khoc7zxo8q:南多摩 33fhotdpjv8q:稲城長沼 340hpgp1kx8q:矢野口 34ohoq8jex2b:稲城 352hpci5ey2b:京王よみうりランド
13227羽村市:hhujtc8 2g0hhj0v4xa1:小作 2hmhi1d0ffa1:羽村
13228あきる野市:hh8ewrt 2lohetu2098e:武蔵五日市 2lzhfursda8e:武蔵増戸 2mbhgcuia98e:武蔵引田 2mthgyl9a88e:秋川 2ndhhvc3jf8e:東秋留
13229西東京市:hq4j9ai 2i2hqdyrpmec:ひばりヶ丘 2ivhr7b0dnec:保谷 2mohr1a3l4eb:東伏見 2mphqmlz8meb:西武柳沢 2n3hq524bceb:田無
13303瑞穂町:hjelzp3 2gchj56hh18m:箱根ヶ崎
13305日の出町:hfwcdhq
13307檜原村:hby3hit
13308奥多摩町:ha1bxsh 2cthc0z8s3a1:古里 2cyhb7wfl3a1:鳩ノ巣 2d2hci9o62a1:川井 2d5hapfkdha1:白丸 2d9ha1zijya1:奥多摩
13361大島町:hjh3d4c
13362利島村:hgsot5a
13363新島村:hfvxxp5
13364神津島村:hbfhkug
13381三宅村:hnzdjzq
13382御蔵島村:hs7g1y4
13401八丈町:hz8mom0
13402青ヶ島村:hyatzbx
13421小笠原村:kenu5c0
14100横浜市:htmo3dy
14101横浜市鶴見区:hvd0maz 3ebhva9lqb8q:矢向 3g1hvi98i025:鶴見市場 3gwhv4mu3v99a4:鶴見 3h6hv6lke325:京急鶴見 3hjhv43z1ca4:国道 3hkhv0fxy325:花月総持寺 3hmhw1ie2ea4:安善 3hvhvub1mma4:浅野 3hwhvbg16ia4:鶴見小野 3i0hvm6oxaa4:弁天橋 3i2hut3vqk25:生麦 3ibhw02ipza4:新芝浦 3ishw0ut71a4:海芝浦
14102横浜市神奈川区:htfgr69 3iahu1lnkb9c:大口 3ifhslc82cb0:片倉町 3iihtdi0z385:白楽 3iohue1m2g25:京急新子安 3iqhubtg9g99:新子安 3ixhtzwcpq25:子安 3j0htflgz685:東白楽 3j7httm0jj25:神奈川新町 3j9hrur04c99bo:羽沢横浜国大 3johtkfxsr999c:東神奈川 3jqhtmo3lk25:京急東神奈川 3jthswv68db0:三ツ沢下町 3juhsk5s6kb0:三ツ沢上町 3k0hta851285:反町 3k4htcug2g25:神奈川
14103横浜市西区:hsz3buw 3kpht5n3lt2585999bb0b2bp:横浜 3l3htbo07wb2:新高島 3l9hsykgw6bp:平沼橋 3laht7v9crb0:高島町 3lchtjixddb2:みなとみらい 3lght2mn7r25:戸部 3lphsoqtd4bp:西横浜
14104横浜市中区:htw8bbj 3lvhtharie9bb0:桜木町 3lzhtode6db2:馬車道 3m6htwvw3ob2:日本大通り 3mbhto3ymq9bazb0:関内 3mghtbxflk25:日ノ出町 3mohu7d4bbb2:元町・中華街 3mshtjscqxaz:伊勢佐木長者町 3n0htx5bjp9b:石川町 3o0hu1v2kc9b:山手
14105横浜市南区:hsom3fu 3mwht6k3od25:黄金町 3n2ht9p9qfaz:阪東橋 3n3hsurpvl25:南太田 3n5ht1bhiqaz:吉野町 3n8hsdm07725:井土ヶ谷 3nlhsqpjhbaz:蒔田 3o4hs8w90h25:弘明寺 3o9hsfkqeuaz:弘明寺
14106横浜市保土ケ谷区:hs7uj9k 3jmhr3rmylbobp:西谷 3kghrnexuabp:上星川 3kwhrv558tbp:和田町 3lbhs6o3h2bp:星川 3lohsg8bf0bp:天王町 3m5hsdhajs99:保土ヶ谷
14107横浜市磯子区:ht1pmiu 3okhto8o5r9b:根岸 3pxht16rhy9b:磯子 3qshsqktg525:屏風浦 3rcht3a7fr9bay:新杉田 3rhhsxe0j325:杉田 3ryhs8w8nw9b:洋光台
14108横浜市金沢区:ht8wyfz 3rqhtkfx1may:南部市場 3s0htvpfscay:鳥浜 3sehtwvviway:並木北 3svhtfzlc325:京急富岡 3syhtxa0qeay:並木中央 3tchtf7arq25:能見台 3tjhty70y8ay:幸浦 3tuhu1lmhqay:産業振興センター 3u0hu4hd14ay:福浦 3ughu6kt1bay:市大医学部 3uiht5icwp25:金沢文庫 3ukhtnz831ay:海の公園柴口 3uphtue9z5ay:八景島 3uzhtj01fgay:海の公園南口 3vght3jmip2527ay:金沢八景 3vlhticgm2ay:野島公園 3w3hss0o6j27:六浦
14109横浜市港北区:htkb8d1 3cvhu2iob68485b1:日吉 3dahtkko3vb1:日吉本町 3deht3xtgnb1:高田 3eehtmjeaw85:綱島 3fbhsst0a1b0:新羽 3fohtfzmjc85:大倉山 3fvhstq0hkb0:北新横浜 3gnhth1cgr859c:菊名 3gvhscfkzy9c:小机 3h1hszm7af849caob0bo:新横浜 3hshtkknpo85:妙蓮寺 3i3hsykh63b0:岸根公園 7udhto8p3584:新綱島
14110横浜市戸塚区:hpwjjt8 3nphqrz8t899:東戸塚 3pmhql61ftaz:舞岡 3puhpzaknp99az:戸塚
14111横浜市港南区:hs1oweu 3p2hs83ydp25az:上大岡 3pkhqv94fgaz:下永谷 3prhrdbuceaz:上永谷 3pshs1fgwsaz:港南中央 3s4hrhs5qv9b:港南台
14112横浜市旭区:hqciuaj 3jwhqjgr7jbp:鶴ヶ峰 3kyhpweukqbnbp:二俣川 3l8hp7nn7xbp:希望ヶ丘 3luhpof7jxbn:南万騎が原
14113横浜市緑区:hq3vmvp 3f2hoj166u80879c:長津田 3ffhpbujtq9c:十日市場 3g9hq5z2y39cb1:中山 3glhr5qdid9c:鴨居
14114横浜市瀬谷区:hooxcko 3k7ho36llcbp:瀬谷 3kfhotdo6ubp:三ツ境
14115横浜市栄区:hqoyrzg 3snhqjlg4v9b:本郷台
14116横浜市泉区:hob1ide 3myhpij0k9bn:緑園都市 3nqhoyma0rbn:弥生台 3nthojk0evbn:いずみ野 3olho97ht3bn:いずみ中央 3onhoqw2gwaz:立場 3oyhp4n6ioaz:中田 3p8hpec47baz:踊場 3p9ho2x5l4bn:ゆめが丘 3phho3kqc2az:下飯田
14117横浜市青葉区:hq2p7ew 3bchquv0im87:たまプラーザ 3buhqofyjo87b0:あざみ野 3ckhqlase987:江田 3clho8jy5880:こどもの国 3d4hq82ja187:市が尾 3dlhofragw80:恩田 3dzhpq4j1m87:藤が丘 3e0hpcmuh187:青葉台 3ekhovzzrz87:田奈
14118横浜市都筑区:hrag4vr 3c5hr99p8vb0:中川 3cehs3e8fvb1:北山田 3cuhsktdjqb1:東山田 3cxhrkj7xnb0b1:センター北 3dohrfalr0b0b1:センター南 3ehhqy9ls6b1:都筑ふれあいの丘 3eohrz7c55b0:仲町台 3fahqi5m38b1:川和町
14130川崎市:hw3zzm4
14131川崎市川崎区:hw51pmp 3efhxgutk624:大師橋 3eghx8v6me24:東門前 3elhwxzt3y24:川崎大師 3enhwr1w6y24:鈴木町 3ephwgfy6v24:港町 3eqhxqabrm24:小島新田 3ewhw1492a2425:京急川崎 3fkhvooafy258q:八丁畷 3fxhvz0swf8q:川崎新町 3gbhw6majs8q:小田栄 3gohwhvta48qa4:浜川崎 3h3hwv8s2la4:昭和 3hhhw8gazva4:武蔵白石 3hihwta1qha4:扇町 3i4hwevcuia4:大川
14132川崎市幸区:hvjke8k 3d2huyqnjw99:新川崎 3d3hv36z5n8q:鹿島田 3f4hvvqx6a8q99:川崎 3f7hvfdi1a8q:尻手
14133川崎市中原区:hue1mr5 3alhtf2mrm8q:武蔵新城 3b2htw3mm68q:武蔵中原 3b3hum19q585:新丸子 3bdhuja8vn858q:武蔵小杉 3bhhunzzz999:武蔵小杉 3bohut3wbu8q:向河原 3c2huclre185:元住吉 3cghuy32uu8q:平間
14134川崎市高津区:hsnkepm 383hs3x3tx8q:久地 38mht6ouq187:二子新地 39hhsdvh0l8q:津田山 39iht0531f87:高津 39qhsqpkse87:溝の口 39uhsrw0k48q:武蔵溝ノ口 3a9hskf8le87:梶が谷
14135川崎市多摩区:hqz1wxx 34yhpvrb4m2b:京王稲田堤 34zhq0zx8u8q:稲田堤 35lhqkwnos8q:中野島 36qhr99pow6k8q:登戸 37ahr2l8996k:向ヶ丘遊園 37ihrm3tga8q:宿河原 37jhq8q4j96k:生田 37khpqnelv6k:読売ランド前
14136川崎市宮前区:hrkxdh0 3anhs0wnbz87:宮崎台 3aqhrpruay87:宮前平 3b6hrdlb8487:鷺沼
14137川崎市麻生区:hoxklc7 36zhnpoy6a2b:若葉台 371hng4q6w6j:はるひ野 37shnnq7tv6j:黒川 389hpb29y26k:百合ヶ丘 392ho1hbui6j:栗平 39fhozsr516j6k:新百合ヶ丘 39phohbvxe6j:五月台 3afhomp7q06k:柿生
14150相模原市:hk40q8y
14151相模原市緑区:hj2yabd 378hddyqwd8c:相模湖 37ghc18mqo8c:藤野 3a5hj2k51p2b9c9n:橋本
14152相模原市中央区:hk40q8y 3b0hk0hezr9c:相模原 3b4hjcn7x89n:南橋本 3bkhklb5o39c:矢部 3bvhkwu3wl9c:淵野辺 3cmhjqnrbs9n:上溝 3dnhjqnr8e9n:番田
14153相模原市南区:hm6oh6v 3cphls52so9c:古淵 3eyhmgmufu6k6l:相模大野 3f9hk6rqqi9n:原当麻 3fthmi2pmq6l:東林間 3fyhkdg8279n:下溝 3g6hlx493o6k:小田急相模原 3i8hkl1pjk9n:相武台下
14201横須賀市:huzivzi 3wqht9kj1h25:追浜 3y1ht9yo6q25:京急田浦 3ylhtq2nr49d:田浦 3ywhtx0kmb25:安針塚 3z1hucqeyy9d:横須賀 3zbhu9uodi25:逸見 3zdhumthxf25:汐入 3zfhuwdpw425:横須賀中央 3zxhv5t81m25:県立大学 40fhviwrav2325:堀ノ内 40ihvtwujm25:京急大津 40mhwaa9o425:馬堀海岸 40qhukurgb9d:衣笠 40rhvn3ncq23:新大津 417hwjl22v25:浦賀 41lhvi4goc23:北久里浜 42hhw18wi39d:久里浜 42lhw2thiz23:京急久里浜 43shvgol3y23:YRP野比 445hv20gpi23:京急長沢 44shupynd923:津久井浜
14203平塚市:hj93up8 3vuhj8uf4s99:平塚
14204鎌倉市:hqfejns 3tthpuyyg0999b9dbc:大船 3uahpscnbhbc:富士見町 3uuhqce3hf9d:北鎌倉 3uvhpjpfk3bc:湘南町屋 3vbhpeq8wibc:湘南深沢 3wdhovlsuibc:西鎌倉 3wfhqjzl0n9db7:鎌倉 3wmhol4kl1bc:片瀬山 3x4hqdftblb7:和田塚 3x5hq8gmp5b7:由比ヶ浜 3xahq1iprtb7:長谷 3xfhprax0kb7:極楽寺 3xhhohbtobb7:腰越 3xkhoqmm4sb7:鎌倉高校前 3xnhp32ko7b7:七里ヶ浜 3xrhpj6kabb7:稲村ヶ崎
14205藤沢市:hoepiuo 3ouhngituz6l:長後 3qihnhp9ij6lazbn:湘南台 3rihnnlgb26l:六会日大前 3t5hnr01q26l:善行 3u5hnu9xfu6l:藤沢本町 3utho8y1ph6l99b7:藤沢 3v0hmr416g99:辻堂 3vdho7414db7:石上 3vihntmcji6l:本鵠沼 3vvho6l62hb7:柳小路 3w8ho3ba72b7:鵠沼 3w9hno90l46l:鵠沼海岸 3wvho43ko0b7:湘南海岸公園 3x2hoeu8etbc:目白山下 3x7ho9zrj3bc:湘南江の島 3xbho9qc0mb7:江ノ島 3xeho3kplx6l:片瀬江ノ島
14206小田原市:hc2ezt3 3xchbpubv66k:栢山 3xthd7a72kan:下曽我 3ybhbt8xc86k:富水 3ynhbeg37f35:相模沼田 3yshblipu735:飯田岡 3yyhc25kgj6k:螢田 3z9heco8vi99an:国府津 3zehbxyobj35:穴部 3zmhd2p5hx99:鴨宮 3zohc6vbhs35:五百羅漢 3zuhc5fg6m6k:足柄 3zzhc9870235:井細田 40ohcasryp35:緑町 40vhc6vbcj356k99aoce:小田原 41shb8aggece:風祭 41uhbt8wxwce:箱根板橋 420haxoiewce:入生田 425hbszhdw99:早川 44ehbklowq99:根府川
14207茅ヶ崎市:hl95avv 3tlhl2q95q9n:香川 3urhlctc0l9n:北茅ヶ崎 3vjhlcf6op999n:茅ヶ崎
14208逗子市:hrn5h0c 3xmhs3nlzb27:神武寺 3y6hsfb9y49d:東逗子 3y9hrknvpq9d:逗子 3yihrnewi627:逗子・葉山
14210三浦市:ht3xqc2 461huawdor23:三浦海岸 46jhtkpazq23:三崎口
14211秦野市:hejm6ib 3rphgm0ib26k:鶴巻温泉 3sahd8q2wd6k:渋沢 3sdhgdw5k16k:東海大学前 3shher7o5h6k:秦野
14212厚木市:hjpvfxb 3mzhjsd17c6k:本厚木 3ojhj1wiwy6k:愛甲石田
14213大和市:hn73c7v 3gmhn7qx5t87:つきみ野 3gyhmperpj6l87:中央林間 3i1hmtv37w6l:南林間 3idhmx9ore6l:鶴間 3k6hmkyftdbp:相模大塚 3k9hnba86j6lbp:大和 3lwhnh1p616l:桜ヶ丘 3ndhnfqjht6l:高座渋谷
14214伊勢原市:hhznmwc 3nghf69y8e5s:阿夫利神社 3nrhfaq9tm5s:大山寺 3nxhffbb5z5s:大山ケーブル 3qkhhy31t56k:伊勢原
14215海老名市:hkqxw2o 3k3hm4l0orbp:さがみ野 3kihlntg98bp:かしわ台 3lshkr2lvq6k9nbp:海老名 3mlhkafr5u6k9n:厚木 3odhk94lgc9n:社家 3p7hkcxc6r9n:門沢橋
14216座間市:hlctd5y 3hphle4is26k:相武台前 3jchl2uzve6k:座間 3jlhksdrls9n:入谷
14217南足柄市:ha61l4m 3whhaaw1za35:大雄山 3wkhaihjnd35:富士フイルム前 3wohatvs5j35:和田河原 3y0hb50l1x35:塚原 3y5hb7rluk35:岩原
14218綾瀬市:hm284v8
14301葉山町:hrv53rj
14321寒川町:hkiansz 3qqhkap6an9n:倉見 3rkhkcegzi9n:宮山 3sohkmcu3x9n:寒川
14341大磯町:hhuxv1p 3x9hhxfge399:大磯
14342二宮町:hftgjia 3y8hfvf9sr99:二宮
14361中井町:hehs5mk
14362大井町:hc7x1wz 3v9hc024sban:相模金子 3w7hchck3man:上大井
14363松田町:hblng23 3u9hbl9as4an:松田 3udhbls5s66k:新松田
14364山北町:h9kyf6u 3sxh7x87ttan:谷峨 3t9h9gw8ugan:山北 3tkhag4oegan:東山北
14366開成町:hb0k9pw 3vxhbgxos16k:開成
14382箱根町:haf2xet 41bh8a2aqkcecf:強羅 41hh87b9x1cf:公園下 41kh83rykrcf:公園上 41mh7zuhz5cf:中強羅 41ph7wfwdzcf:上強羅 41qh8dlm1fce:彫刻の森 41rh7tyb2pcf:早雲山 41yh8tkvvoce:宮ノ下 422h8gqs2bce:小涌谷 424h97uuxzce:大平台 42dh9y6na1ce:塔ノ沢 42fhab5gtrce:箱根湯本
14383真鶴町:hbiro0v 492hbc36ls99:真鶴
14384湯河原町:hagwxau 49xha8xacl99:湯河原
14401愛川町:hi8flbt
14402清川村:hgl3iti
15100新潟市:h7ur66x
15101新潟市北区:hehekbg 0zqhfb9o6l9m:黒山 0zuhcajx089m:新崎 0zvhd0hk3v9m:早通 0zwhedh3qz9m:豊栄
15102新潟市東区:h9wd7hs 0zyhb8fqsy9m:大形 108hahgdm89m:東新潟 10cha05y448k:越後石山
15103新潟市中央区:h7ur66x 100h8rdaoi898k9m9x:新潟 105h7mddym9x:白山 10ah72zigl9x:関屋
15104新潟市江南区:h9ygn3q 10khagsslw8k:亀田
15105新潟市秋葉区:haox4m6 10yhal93va8k:荻川 118hasuleb8k:さつき野 11hhaxtrwz8k9q9u:新津 11phbr60id9q:東新津 11uhap1u8y8k:古津 11whcfshxu9q:新関 127ha05wz58k:矢代田
15106新潟市南区:h7883i2
15107新潟市西区:h5i0bmb 10bh6k97pm9x:青山 10fh67f3u79x:小針 10ih5kw2889x:寺尾 10mh4vlzt09x:新潟大学前 10ph48fdfd9x:内野 10sh3v2eil9x:内野西が丘 116h36u1yo9x:越後赤塚
15108新潟市西蒲区:h2hy4g6 11oh3amsmn9x:越後曽根 120h2igzfm9x:巻 12fh25wav29x:岩室
15202長岡市:h1467uq 13fgzs3pt79x:寺泊 13lgyzabzm9x:桐原 13rgy7io4i9x:小島谷 13vgx59s5s9x:妙法寺 14ih27gu898k:押切 153h1iucdc8k:北長岡 15dh17u8y6898k:長岡 15kh0pmt2l8a8k:宮内 15sh04ewwy8k:前川 15ygynw1w48k:来迎寺 165gxo01gn8k:越後岩塚 168h0iyb938a:越後滝谷 16jgwpagnj8k:塚山 17ah1i20c98aa2:越後川口
15204三条市:h54wqh8 132h4bfs4k8994:燕三条 135h72bvmx8k:保内 139h4wx3ig94:北三条 13bh5m2g2l8k94:東三条 13eh53v0c48k:三条 13nh4ga8ka8k:東光寺 13sh3xjxpu8k:帯織
15205柏崎市:gqfvbo1 14tgv6swd59x:石地 156guag75q9x:礼拝 15cgthw8wj9x:西山 162grpppgl9x:西中通 167gqqh9qk9x:東柏崎 169gv1atts8k:長鳥 16bgqe1b448k9x:柏崎 16egu7b0au8k:越後広田 16fgrhq28z8k:茨目 16igoyybcn8k:鯨波 16ognu34ba8k:青海川 16qgsf4h5v8k:安田 16rgtblvwn8k:北条 16sgn4xrn18k:笠島 16ygluft5d8k:米山
15206新発田市:hifngew 0z5hkcabl79u:金塚 0zfhjks33p9u:加治 0zkhgcgu5m9m:佐々木 0zlhipv94f9m9u:新発田 0zphhossza9m:西新発田 103hhjowdu9u:中浦 10ghgg050t9u:月岡
15208小千谷市:gz2k5lk 170gzqns4s8a:小千谷 17lh14ygusa2:内ヶ巻 17ogz5fvlka2:越後岩沢
15209加茂市:h7zv0mw 12zh8b993g8k:加茂
15210十日町市:gxmy9fv 185gyiwtqoa2:下条 18ngy935yja2:魚沼中条 18zgy3ptxh3x:しんざ 191gxnqk0j3xa2:十日町 193gshhb3u3x:まつだい 194gyvvmrx3x:美佐島 19ggwomtwfa2:土市 19vgw9ypdja2:越後水沢 1a4gvf6l96a2:越後田沢
15211見附市:h3cuweq 145h32do898k:見附
15212村上市:hnzsl9e 0tlhptt71r9u:府屋 0tqhpcwwpz9u:勝木 0twhocw6aw9u:越後寒川 0uehnklnc59u:今川 0uvhn80yrs9u:桑川 0vdhmwdaak9u:越後早川 0wchmww4yy9u:間島 0xfhndx4gn9u:村上 0xmhn97d2j9u:岩船町 0xvhn8acjh9u:平林 0y1hmqzww99s9u:坂町
15213燕市:h28s123 12lh28s1a49x:北吉田 12rh242a1z949x:吉田 12vh389w7294:西燕 12wh1u3wpc9x:南吉田 12xh3xf8p094:燕 130h1xdse49x:粟生津 13ah0opuec9x:分水
15216糸魚川市:g15jh79 196g8cmhhl06:筒石 19jg5q6p9s06:能生 19wg3yebcm06:浦本 1a3g2pqdeu06:梶屋敷 1a7g1pz2r606:えちご押上ひすい海岸 1aag14r6pw06csd2:糸魚川 1amfyps6i906:青海 1apg136li4d2:姫川 1atfwm2p3p06:親不知 1aug1i8uzyd2:頸城大野 1b6ftfgqy40306:市振 1beg1b680zd2:根知 1bng117ukmd2:小滝 1c6g197h45d2:平岩
15217妙高市:gfd0ywd 1a6gfisg8x05:北新井 1ajgfg1f8b05:新井 1brgeebdm505:関山 1cigdv6x77050c:妙高高原
15218五泉市:hd64a4n 128hcpcpr09q:北五泉 129hg05jq89q:馬下 12bhh43qee9q:咲花 12chd2kyps9q:五泉 12dhemdphs9q:猿和田
15222上越市:geqhybd 176gk6plfu8k:柿崎 17jgjb0gzw8k:上下浜 17qgiigiom8k:潟町 17vghyohvo8k:土底浜 17zgh8quo53x8k:犀潟 186gjavqtp3x:くびき 189gjqc5l03x:大池いこいの森 18agfwjlc08k:黒井 18ggey85x105068k:直江津 18lgb4avv506:有間川 18mgch100806:谷浜 18ogle2csp3x:うらがわら 18qg9i59fp06:名立 18rgm7elgd3x:虫川大杉 18tgep6ss805:春日山 18vgoolr8u3x:ほくほく大島 19cgey85hm05:高田 19hgezjavs05:南高田 19ngf6h7oe058pcs:上越妙高 1azgem1lhl05:二本木
15223阿賀野市:hequ1wo 10ohffpz7p9u:神山 10xhefkj5q9u:水原 114hd0vokg9u:京ヶ瀬
15224佐渡市:gjjnulx
15225魚沼市:h57no7g 16dh8x9dar8r:入広瀬 16nh8dhcho8r:上条 16phaxfj488r:大白川 16xh76dzit8r:越後須原 174h69dpjh8r:魚沼田中 179h5upl1m8r:越後広瀬 17fh5ni8hk8r:藪神 17gh2r8t0t8a:北堀之内 17ph3x5pvq8a:越後堀之内 17rh4uapdc8a8r:小出
15226南魚沼市:h20s9fk 188h462cq68a:八色 18jh3q32nw898a:浦佐 19bh3781up8a:五日町 19ih22qzyp3x:魚沼丘陵 19yh1zzyx73x8a:六日町 1afh10i3n38a:塩沢 1aih09s5wv8a:上越国際スキー場前 1aoh0108ec8a:大沢 1b1gzelwdd8a:石打
15227胎内市:hlghy39 0y9hm3juwg9u:平木田 0yuhl0dydv9u:中条
15307聖籠町:hgihqzk
15342弥彦村:h19jlm7 12mh0erhpc94:弥彦 12ph14tui294:矢作
15361田上町:h8n6cxp 12gh98secm8k:田上 12oh8qkyh48k:羽生田
15385阿賀町:hn7rdv8 12ahi8u7mf9q:東下条 12hhje3jon9q:五十島 12ihkeruho9q:三川 12jhpyirxd9q:日出谷 12nho01wow9q:鹿瀬 12qhmskelu9q:津川 12uhrhxdad9q:豊実
15405出雲崎町:gvyfumk 149gw7h7li9x:出雲崎 14egvrmnck9x:小木ノ城
15461湯沢町:gzw113v 1bkgz8g9oe8a:ガーラ湯沢 1bpgzloimm898a:越後湯沢 1bxh0oz4gq8a:岩原スキー場前 1c0h10msds8a:越後中里 1cbh1hns0h8a:土樽
15482津南町:gtvwp4u 1a8gukxc8ha2:越後鹿渡 1algteqzjva2:津南 1avgsymzs5a2:越後田中 1axgs3zliea2:足滝
15504刈羽村:gssm6cu 15jgsoy5bw9x:刈羽 15rgs1mt339x:荒浜
15581関川村:hr34mce 0y7hpdyjqc9s:越後大島 0ybhqwua789s:越後下関 0yght6b8h09s:越後片貝 0yihuo58yh9s:越後金丸
15586粟島浦村:hfsoxfv
16201富山市:fdj79im 1f2fea1xel6c:岩瀬浜 1f7fe9shvb6c:競輪場前 1fgfe5c67z6c:東岩瀬 1fmfe2l5dk6c:萩浦小学校前 1fvfgm9wi203:水橋 1fwfe1jfb26c:蓮町（馬場記念公園前） 1g0fetfspf03:東富山 1g7fe089pz6c:犬島新町 1gcfdzkoxb6c:城川原 1glfdy03ti6c:越中中島 1gqfeiazj003:新富山口 1gsfdxve1j6c:粟島（大阪屋ショップ前） 1gtfbrevxx03:呉羽 1gyfdxlyhb6c:下奥井 1h8fdkif3x6c:オークスカナルパークホテル富山前 1h9fdmvanw6c:インテック本社前 1hafdwasvw6c:奥田中学校前 1hbfgcbiyi6g:越中三郷 1hdfdrgc0m6c:龍谷富山高校前（永楽町） 1hffdiez1m6c6e:富山駅 1hhfdioejs03cse1:富山 1hkfdkn4u56g:電鉄富山 1hlfdjuubb6f6g:電鉄富山駅・エスタ前 1hofc7e5o2e1:西富山 1hqffg3jny6g:越中荏原 1hrfcpc5u66a:富山大学前 1hsfdgbiz16f:新富町 1hufeyt4976g:東新庄 1hvfdmh5d66g:地鉄ビル前 1hxfej7zmr6g:新庄田中 1hyfdmh5cv6g:電気ビル前 1hzfe6s12v696g:稲荷町 1i3fcu1wx96a:トヨタモビリティ富山Gスクエア五福前（五福末広町） 1i4fde3d586f:県庁前 1i6fdm7ptu6g:桜橋 1i9fdd1n3h6b6d6f:丸の内 1icfd70qgd6a6b:安野屋 1iefd9wh0r6b:諏訪川原 1iffdgbix06d:国際会議場前 1igfdm301v6g:荒町 1ihfe906u769:栄町 1iifdlyaaa6g:中町（西町北） 1ijfdg6t5b6d:大手モール 1ikfdlyaa46d6g:西町 1imfdjbz7t6d:グランドプラザ前 1infe7ygsf69:不二越 1irfdm300g6g:上本町 1itfdm7pqs6g:広貫堂前 1ivfdn4pzt6g:西中野 1iyfdopb0h6g:小泉町 1j0fe3i53u69:大泉 1j1fbw9chme1:婦中鵜坂 1j4fdqsr1f6g:堀川小泉 1j5fdsi1t76g:大町 1jbfds3wj66g:南富山駅前 1jdfds3wj36869:南富山 1jmfbliompe1:速星 1jqfdy03cd68:朝菜町 1k3fe4y07a68:上堀 1k8fe8qr0f68:小杉 1kdfebvx1v68:布市 1kqfelkupm68:開発 1krfakz3aie1:千里 1kyffck7rt68:月岡 1l3ffs5cc368:大庄 1lbfgiqk4v68:上滝 1lefgzi4iq68:大川寺 1lpfaskkn1e1:越中八尾 1lsfc4wjige1:東八尾 1mcfk5zcgm6h:本宮 1mefjlf17m6h:有峰口 1mnfdgkxf2e1:笹津 1nyfe2z8y6e1:楡原 1p4feewc1aave1:猪谷
16202高岡市:f6plyxi 1dhf74etiedl:雨晴 1drf7ltyl2dl:越中国分 1dyf7w1r83dl:伏木 1e5f7zz7s70x:中伏木 1eaf7taqbv0x:吉久 1eif7oueoh0x:新吉久 1enf7jcd100x:能町口 1eof75uog80x:米島口 1eqf74xo5z0x:新能町 1evf77jz7mdl:能町 1exf72bd2s0x:荻布 1eyf6x7goh0x:旭ヶ丘 1f1f6ul5lr0x:江尻 1f6f6pqopq0x:市民病院前 1f9f6m7dcx0x:志貴野中学校前 1fff6ijc910x:広小路 1fif6f4qng0x:急患医療センター前 1fjf6ryugbdl:越中中川 1fpf6axuj60x:坂下町 1fsf68bjgn0x:片原町 1fuf68z47p0x:末広町 1fyf6b79zs0x:高岡駅 1g1f6at4qb03d0dl:高岡 1g4f5cmf5803:高岡やぶなみ 1gef65ty03csd0:新高岡 1gjf4hz0tn03:西高岡 1gwf5zew07d0:二塚 1h3f3ahiob03:福岡 1h5f5qmyh1d0:林 1isf56li3fd0:戸出
16204魚津市:fknejkj 1d1fkwkmg86g:経田 1ddfkian6z6g:新魚津 1defkiti7d03:魚津 1dkfkbqvg96g:電鉄魚津 1dsfk4a3fq6g:西魚津
16205氷見市:f4rxf2o 1d0f5fdgtrdl:氷見 1dcf686ucadl:島尾
16206滑川市:fi67d8c 1e1fjok8yr6g:越中中村 1e4fjiemjs03:東滑川 1e8fja5k2l6g:早月加積 1egfixg5z56g:浜加積 1erfigf60d036g:滑川 1f0fi4ms6b6g:中滑川 1f8fhxov7n6g:西滑川 1frfi50xbb6g:西加積 1g6fij66k96g:中加積
16207黒部市:fm2843v 1c1fla717m03:生地 1ccfmh0y8e6g:荻生 1cdfm60uyz6g:東三日市 1cefn9kwedcs:黒部宇奈月温泉 1cfflx8xid6g:電鉄黒部 1cgfmw37tr6g:長屋 1chfn9pm566g:新黒部 1ckfnfqis06g:舌山 1clfnpfghz6g:若栗 1cofo670vu6g:栃屋 1cpflketo703:黒部 1cqfl5qpar6g:電鉄石田 1crfonvli26g:浦山 1ctfp5k6506g:下立口 1cvfpgk9dt6g:下立 1cwfpwjj8u6g:愛本 1d3fq0qf9w6g:内山 1dafq4slkn6g:音沢 1difqzu4v36g:宇奈月温泉 1dlfr2gfx4gk:宇奈月 1dtfrau80ygk:柳橋 1dzfs2lvlcgk:森石 1e6fshsuwqgk:黒薙 1e9fsgmf3sgk:笹平 1ewfstgis9gk:出平 1flft3xqw8gk:猫又 1g8ftgif2ogk:鐘釣 1h1ftb0d9jgk:小屋平 1i0ftpf1zsgk:欅平
16208砺波市:f4dwtvv 1k1f4oirxzd0:油田 1kpf42nb18d0:砺波 1l5f3pf1u2d0:東野尻
16209小矢部市:f0zb97o 1j8f0vdslg03:石動
16210南砺市:f187vif 1lff3fq40id0:高儀 1ltf2yttq4d0:福野 1mbf22h4mad0:東石黒 1mtf1cerm8d0:福光 1nhf1o758qd0:越中山田 1o3f26jajqd0:城端
16211射水市:f8i6n0p 1e2f85veog0w0x:六渡寺 1e7f8cf6ap0w:庄川口 1ebf8m44040w:第一イン新湊クロスベイ前 1eef8tubey0w:新町口 1eff9d86v70w:東新湊 1ehf9n6k370w:海王丸 1ejf8zv8120w:中新湊 1ekf9tzr8k0w:越ノ潟 1g9f7siffv03:越中大門 1gof94poh303:小杉
16321舟橋村:fgy6zq4 1h4fgwvu7j6g:越中舟橋
16322上市町:fiy8fvr 1gufijaw6d6g:新宮川 1h6fir5t9h6g:上市 1hcfi7rxso6g:新相ノ木 1hefhyvaks6g:相ノ木
16323立山町:fh66mcp 1hnfho4mt36g:越中泉 1htfhcztsb6g6h:寺田 1ipfhbaiwi6h:稚子塚 1iwfhboo3y6h:田添 1jkfh6ywvy6h:五百石 1jwfha42wg6h:榎町 1kbfhbonv36h:下段 1ksfhdne1p6h:釜ヶ淵 1l2fhfvjrk6h:沢中山 1lcfhe68v7686h:岩峅寺 1lwfmgdb7tcb:美女平 1lxflyy6216hcb:立山 1lzfhz4p5p6h:横江 1m7frff7n2ca:室堂 1mdfjd5yrt6h:千垣 1mifsqu675ca:大観峰 1mjftfldiecb:黒部平 1mkftpt68xcb:黒部湖
16342入善町:fo17urc 1bmfnx5oh103:入善 1bufmh0ynp03:西入善
16343朝日町:fq4xc54 1bcfrknwtn03:越中宮崎 1bjfpzoq2703:泊
17201金沢市:et9rdjc 1kweslsh9b3y:粟ヶ崎 1kzesry3m43y:蚊爪 1l1espbsj93y:北間 1l7esrtdso3y:大河端 1l9euguqp600:森本 1laesutu2s3y:三ツ屋 1lgesxpkls3y:三口 1liesyw0ct3y:割出 1llesz0q253y:磯部 1loetqiy6n00:東金沢 1lqeszt0ja3y:上諸江 1lvet32waz3y:七ツ屋 1m3et0uqgu3y:北鉄金沢 1m4esy8fee00csct:金沢 1myestdych3z:野町 1mzesf8p0e3z:西泉 1n0erz4pdnct:西金沢 1n1es185ff3z:新西金沢 1o2erycemk3z:馬替 1o6erw8yjl3z:額住宅前 1ocerujnpb3z:乙丸 1olers22ak3z:四十万
17202七尾市:f4kgolb 18uf16nf110h:西岸 19df0fo1lh0h:能登中島 19sf0l62zv0h:笠師保 19tf328j230hcp:和倉温泉 1a0f1tb5oh0h:田鶴浜 1adf4gj7zm0hcp:七尾 1arf384pffcp:徳田
17203小松市:ell97li 1q1em8b49pct:明峰 1qzelutfizct:小松 1t1ektqz1ict:粟津
17204輪島市:f23eb6a
17205珠洲市:ff8dhx8
17206加賀市:egu6x90 1u1ejbs8k6ct:動橋 1ugei4k5zact:加賀温泉 1vdegsr1y1ct:大聖寺
17207羽咋市:exptmdk 1bweyiwfttcp:千路 1c3exvptajcp:羽咋 1cmexkgabocp:南羽咋
17209かほく市:ev393b4 1euevwgmmdcp:高松 1foevghcl0cp:横山 1gkeuyemgqcp:宇野気
17210白山市:epyfo48 1o0epykdypct:松任 1oheoksjlzct:加賀笠間 1ooerr51zc3z:陽羽里 1ouerqhh6s3z:曽谷 1oven70pb0ct:美川 1oyerp6bm33z:道法寺 1p1ernlqij3z:井口 1p2emnmtrvct:小舞子 1p6ermfaoz3z:小柳 1pcerr9rie3z:日御子 1ples2nzxm3z:鶴来
17211能美市:epj8o8l 1pmem3ldczct:能美根上
17212野々市市:erk759m 1nees0b52n3z:押野 1nfer61w3xct:野々市 1nmeryv9qm3z:野々市 1nres01phq3z:野々市工大前
17324川北町:ep3s9ji
17361津幡町:evvjlku 1i7evkesr9cp:能瀬 1j2ew0s7ricp:本津幡 1j6ey6gfb90003:倶利伽羅 1j9ewbe5q4cp:中津幡 1juevyorkj00cp:津幡
17365内灘町:esufp54 1ktesgafng3y:内灘
17384志賀町:exorx80
17386宝達志水町:eyekth0 1d2exiqzcxcp:敷浪 1dgex42uslcp:宝達 1dwewkoz5gcp:免田
17407中能登町:f26o3wh 1b4f2r8f3scp:能登二宮 1baf1xi13bcp:良川 1bgf10d1fucp:能登部 1blezshe0qcp:金丸
17461穴水町:f2ktf3r 17tf2agwl40h:穴水 18cf21oyra0h:能登鹿島
17463能登町:fb50oq8
18201福井市:edcyzgi 20hectujxu07:鷲塚針原 20wedh165hct:森田 212ectbos307:中角 21aecui4hq07:新田塚 21eefgt6p108:越前島橋 21lef748xu08:東藤島 21necvaeym07:八ツ島 21qeevzfw908:追分口 21tecw2pfs07:日華化学前 21ueei8bt008:越前新保 21yedpey3m07:まつもと町屋 223ee5nngx08:越前開発 224edhoqnl07:西別院 225edam3zh07c3:田原町 227ed0sgi007:福大前西福井 22dedvb4y30708:福井口 22gedb9ophc3:仁愛女子高校 22ledmsmy008:新福井 22medam3wbc3:福井城址大名町 22nedgn0j1c3:福井駅 22oedhy62008ct:福井 22ved7c80yc3:足羽山公園口 22yed77i8oc3:商工会議所前 233ed9fo07c3:赤十字前 23ced7gxndc3:花堂 23eedbj3z9ctdx:越前花堂 23ied5rmsvc3:ベル前 23ped3xm7wc3:江端 23qee3fhaydx:六条 23regz1bywdx:越前高田 23ueczvftrc3:清明 23weelrmogdx:足羽 23xehehqsndx:市波 23zefbtziudx:越前東郷 242ei5h3wudx:小和清水 244ecumtn1c3:ハーモニーホール 247eg74yh5dx:一乗谷 249ed9687dct:大土呂 24cecpscpwc3:浅水 24dejcyluddx:越前薬師 24jekad0u8dx:越前大宮 24lecl7bawc3:泰澄の里 24oeinojg1dx:美山 24rel6ufl3dx:計石
18202敦賀市:e7ef4o5 337e85sn27ctd8:敦賀 372e7ueec4d8:西敦賀 379e6d7yktd8:粟野 3a8e91hqx2ct:新疋田
18204小浜市:dw5tc8c 3icdw4dgx0d8:小浜 3ivdxf04ysd8:東小浜 3jbdur4hocd8:勢浜 3jedt8dgvrd8:加斗 3k1dyd6uffd8:新平野
18205大野市:en44uu6 24nemdt2ludx:牛ケ原 24qen4npzfdx:北大野 24xep2lq2wdx:越前富田 252eojvfcvdx:越前田野 257engg3ncdx:越前大野 25neprcxa6dx:下唯野 25qeq5dguldx:柿ケ島 260er3ybmjdx:勝原 280esh7af9dx:越前下山 291etg1kmddx:九頭竜湖
18206勝山市:enlal40 22bemc8i5208:発坂 22felt8rx708:保田 22iemzojw408:比島 22xenaahtb08:勝山
18207鯖江市:ec34l1r 251ecfb4c3c3:三十八社 258ec76rl3c3:鳥羽中 25pebzupcfc3:神明 25teclgqlgct:北鯖江 268ec1faavc3:水落 26kec4ylk5c3:西山公園 26webzzew8c3:西鯖江 26yec90ru3ct:鯖江 279ebya411c3:サンドーム西
18208あわら市:edpez4y 1woefmu4n9ct:牛ノ谷 1xeeeptupyct:細呂木 1xzecffvw607:あわら湯のまち 1y9edxo1m2ct:芦原温泉 1ydecqu4bx07:番田 1ymecrr4ji07:本荘
18209越前市:ebj7u61 27tebl6kn0c3:家久 283ebhworfc3:スポーツ公園 28lebft8n1c3:北府 28vebkizq2c3:たけふ新 292eblkpq1ct:武生 2arebei2rrct:王子保
18210坂井市:edt2zvp 1y2eahhvq107:三国港 1y4ebna2y807:水居 1y6eatxu8p07:三国 1yaeb4xxhh07:三国神社 1z0ecsjex607:大関 1zbecqytr907:下兵庫こうふく 1zeedvkl5lct:丸岡 1zjecw2q0007:西長田ゆりの里 1zzecvokml07:西春江ハートピア 207ecv0zsx07:太郎丸エンゼルランド 20aedp5j02ct:春江
18322永平寺町:eg8pk4a 213egoy9jm08:志比堺 216eh9ikri08:永平寺口 219egcrqh808:松岡 21befx1w3a08:観音町 21dehm7yru08:下志比 21hehwtwr808:光明寺 21keiiknr808:轟 21pej39opp08:越前野中 21vejnpa5z08:山王 220el66vf708:小舟渡 229ekejxib08:越前竹原
18382池田町:ehwfpyv
18404南越前町:ecg83f2 2cbecf1nm6ct:南条 2doecee2mpct:湯尾 2g4ecmif37ct:今庄 2hqec3neivct:南今庄
18423越前町:ea3ha8u
18442美浜町:e37sg9y 37oe4uv30td8:東美浜 395e32ju6sd8:美浜
18481高浜町:douxlq7 3ikdnxj6p3d8:三松 3ildq5fk2ud8:若狭和田 3irdoxjwryd8:若狭高浜 3j6dn6jti8d8:青郷
18483おおい町:drgz8e3 3j2drijtfvd8:若狭本郷
18501若狭町:e21hdmp 3are23beg9d8:気山 3cre22x8yqd8:三方 3f0e1yv2fud8:藤井 3g4e1mae0od8:十村 3hae0j97ihd8:大鳥羽 3iue0l7xnsd8:若狭有田 3kxe04pslpd8:上中
19201甲府市:gqtm2lq 2zfgqvbdfg8cas:甲府 30igr7hwfias:金手 30tgrkzkzaas:善光寺 30ugryh9jn8c:酒折 33mgr6kw0mas:南甲府 34kgqvpigeas:甲斐住吉 35hgq8e6cyas:国母
19202富士吉田市:gzjph5n 3gxh06mo3w66:寿 3hfgzp2t5a66:葭池温泉前 3hugze2pus66:下吉田 3i7gz6h85166:月江寺 3ihgyl9c3z67:富士急ハイランド 3iygz2abys6667:富士山
19204都留市:h33eywq 3aah40y40v66:田野倉 3bgh3ybstk66:禾生 3c0h3h633g66:赤坂 3coh35wk9g66:都留市 3d6h323tde66:谷村町 3e3h2rml2a66:都留文科大学前 3ech2fphi566:十日市場 3eih1tfvgi66:東桂
19205山梨市:gv5cn9h 2trgvq6e0f8c:東山梨 2vqguzl62a8c:山梨市
19206大月市:h4ch2fe 37qh4f839d668c:大月 37uh5d0njz8c:猿橋 387h49zh3y66:上大月 38gh6nnbm88c:鳥沢 391h7vx45b8c:梁川 39ch068jl48c:笹子 3a7h2aqbbc8c:初狩
19207韮崎市:gmdy1y9 2i7gl7dkiu8c:穴山 2kwglwnmrd8c:新府 2q5gmkhtm18c:韮崎
19208南アルプス市:gn2b38z
19209北杜市:glk2yrr 284gm13zrs8y:清里 29dgl1vk0j8y:甲斐大泉 2a0gj7zq308y:甲斐小泉 2atgho6z598c8y:小淵沢 2cigjhf7wi8c:長坂 2ecgkhpd838c:日野春
19210甲斐市:gowui80 2v6gnw67ke8c:塩崎 2z0gp1k9e78c:竜王
19211笛吹市:gtfizg8 2xsgu4ewqn8c:春日居町 31bgt8bn3z8c:石和温泉
19212上野原市:hahb6a7 370haq7teg8c:上野原 37mh97gskt8c:四方津
19213甲州市:gwomj5e 2r8gwvfqbi8c:塩山 2y0gx6tyl68c:勝沼ぶどう郷 348gykv80a8c:甲斐大和
19214中央市:goyoial 39agpdhcfhas:小井川 3a4gpbim25as:東花輪
19346市川三郷町:gof172d 3btgp34to0as:甲斐上野 3c6goqyakvas:芦川 3cfgoerriuas:市川本町 3chgo38t91as:市川大門 3e5gna1a5yas:鰍沢口 3hcgnaff4sas:落居 3i9gmzth1pas:甲斐岩間
19364早川町:gjcu3cg
19365身延町:gm8u3pv 3j8gn5g8cfas:久那土 3l2gnopdwfas:市ノ瀬 3migni0wcvas:甲斐常葉 3o2gnc4pbmas:下部温泉 3ohgmvd4vdas:波高島 3rvgmnrmw5as:塩之沢 3t7gmmpwq7as:身延 3vrgmleqxuas:甲斐大島
19366南部町:gntxybt 3z7gn2b0qeas:内船 409gnfejwoas:寄畑 41ogo0d09nas:井出 42ngowz4nias:十島
19368富士川町:gmxlbrv
19384昭和町:gplzuk9 37cgpji962as:常永
19422道志村:h7r2moh
19423西桂町:h0yj1my 3fhh0wkbcb66:三つ峠
19424忍野村:h0zpgx4
19425山中湖村:h1gqgfu
19429鳴沢村:gvuw3ha
19430富士河口湖町:gxm5mcc 3htgy50msk67:河口湖
19442小菅村:h4cv8ub
19443丹波山村:h3p5rrd
20201長野市:gd7vjfa 1gbghbd21da2:立ヶ花 1gmgguzmtua2:信濃浅野 1gzgg68fev0ca2:豊野 1iogf0pnht0c:三才 1jgge6l44yfl:信濃吉田 1jigewir8nfl:朝陽 1jjgdwdbdtfl:桐原 1jlge8t9x70c:北長野 1jngfjknrefl:柳原 1jogf5y9fofl:附属中学前 1jpgdkkxkyfl:本郷 1jsgd6yj88fl:善光寺下 1k4gd4v350fl:権堂 1kagd3onblfl:市役所前 1kfgd0o6yr0c8k8pfl:長野 1kxgc16brz8k:安茂里 1l8gbmmx258k:川中島 1lmgbfauql8k:今井 1m8gb64rvu0b8k9r:篠ノ井 1n3ga2u5rq9r:稲荷山
20202松本市:g54frn1 1x8g44xwmd8v:島内 1xcg3nnh7j8v:島高松 1xhg4qaiap8v:北松本 1xmg4uhech0m8v9r:松本 1xqg4b3ivn0m:信濃荒井 1xrg4jqqkf0m:渚 1xsg4t1j1a0m:西松本 1xtg40cv3y0m:大庭 1xwg3bv39n0m:下新 1y3g2zxzp00m:北新・松本大学前 1y8g2p7bx10m:新村 1ycg26v6gf0m:三溝 1yfg51fb3v9r:南松本 1yig1trn400m:森口 1ykg1hgeb10m:下島 1ypg0x5ij80m:波田 1yqg0bjh8g0m:渕東 1yvg4s988t9r:平田 1yzfzntzvu0m:新島々 1z6g4jqq5r9r:村井
20203上田市:gf7ni7n 1qbgdr4nc90b:西上田 1r7gf8ynp30b168p:上田 1rggez0afp16:城下 1rhgepphyl16:三好町 1rigeeu4g916:赤坂上 1rlge7ms0w16:上田原 1rrge0k5b316:寺下 1rzgg3vhaf0b:信濃国分寺 1s1ge1cfs216:神畑 1scgdyzk6916:大学前 1siggye5ow0b:大屋 1smge1qkxc16:下之郷 1sngdld5sg16:中塩田 1sqgdd43bt16:塩田町 1srgd6flx116:中野 1stgcsohu416:舞田 1sygcjif4016:八木沢 1t6gc1aze416:別所温泉
20204岡谷市:g7xy4yl 22wg7sbdi08c:岡谷 23jg6y24cq8c:川岸
20205飯田市:fznykff 3eug13p51nau:元善光寺 3fpfzyb2zaau:桜町 3fsg0acw8yau:伊那上郷 3fufzn69y5au:飯田 3ghfz7700kau:切石 3h5fzwh2bfau:鼎 3hbg0b9weaau:下山村 3hxg0dmrw7au:伊那八幡 3ing0avr0aau:毛賀 3jvg0belxgau:駄科 3kvfzvorgwau:時又 3lrfzfyx0jau:川路 3mrfzhxn7vau:天竜峡 3nufzha2d0au:千代
20206諏訪市:gaatoqw 236gadkpmc8c:上諏訪
20207須坂市:ghb8bnz 1izghdl7fkfl:北須坂 1jrggce1epfl:村山 1jygh7p0dkfl:須坂 1k0ggniue7fl:日野
20208小諸市:glncyud 1u8glj1czd0b8y:小諸 1ulglv7vya8y:東小諸 1v0gm67z618y:乙女 1v2gmnru260b:平原 1v6gmgkhlu8y:三岡 1vsgmixd2j8y:美里
20209伊那市:g4guwwz 2blg4uhbdgau:伊那北 2bzg4nxjo0au:伊那市 2d3g3ys6voau:下島 2dmg43w36dau:沢渡 2fmg43w2z7au:赤木
20210駒ヶ根市:g3qntjd 2iwg3ys6dmau:大田切 2kzg3ula6rau:駒ヶ根 2n4g3sd4b8au:小町屋 2pkg3qsj5uau:伊那福岡
20211中野市:gjl3g1n 1esghxre3xa2:替佐 1f3gkgxa6zfl:信濃竹原 1fcghrqhcea2:上今井 1fhgjrii0jfl:中野松川 1ftgjf796efl:信州中野 1gfgjc22yrfl:延徳 1gxgiv5spifl:桜沢
20212大町市:g0ptip3 1lng0hym7x8v:簗場 1mlg0e15eh8v:海ノ口 1mwg0f2vc58v:稲尾 1nog0jsmb08v:信濃木崎 1o7g0zdqs88v:北大町 1ojg143hre8v:信濃大町 1org0x0v0z8v:南大町 1p8g0l3rb68v:信濃常盤 1ppg0v24e68v:安曇沓掛
20213飯山市:gjg4a9x 1b9gnn54kga2:西大滝 1bbgmt5b33a2:桑名川 1bfgm7ejz1a2:上桑名川 1bogle2b38a2:上境 1bzgkfvldba2:戸狩野沢温泉 1c7gjx0koia2:信濃平 1cugjdw4j0a2:北飯山 1d5gj7ccrs8pa2:飯山 1dmgiumyfsa2:蓮
20214茅野市:gbxdg1g 24sgbo7dbg8c:茅野 26zgdbxkbn8c:青柳
20215塩尻市:g4ggtvi 1zmg4b88079r:広丘 20og4901y48c9raj:塩尻 218g5hnzlb8c:みどり湖 21jg349kivaj:洗馬 232g2bkwazaj:日出塩 245g131nzgaj:贄川 25hg01l2byaj:木曽平沢 25xfzghw0faj:奈良井
20217佐久市:gnhwct5 1w0gmndol58y:中佐都 1w3gn19ie38p8y:佐久平 1w7gnc06498y:岩村田 1wzgnhmxcl8y:北中込 1xfgnferf78y:滑津 1xlgnl68hu8y:中込 1y1gnw6bob8y:太田部 1yngnzz2e28y:龍岡城 1ysgnwp6hg8y:臼田 1z2gny0bx18y:青沼
20218千曲市:gabqst7 1n8gaysphk0b:屋代高校前 1nsgat5xzg0b:屋代 1odgbagd7o0b:千曲 1oig9jbk6d9r:姨捨 1opgbps2750b:戸倉
20219東御市:gi69swa 1t3gi4fsbc0b:田中 1tngjdw0jj0b:滋野
20220安曇野市:g2puxcv 1sag1imvd38v:安曇追分 1ssg1pphxs8v:有明 1t5g3m2x079r:明科 1tqg1ujyn38v:穂高 1ucg232ggp8v:柏矢町 1vbg3zyqfd9r:田沢 1vgg2jfvfc8v:豊科 1vug2mugxq8v:南豊科 1w8g2ml1ar8v:中萱 1wmg2ni1gp8v:一日市場 1x3g35ywkm8v:梓橋
20303小海町:gnqo92u 211gnttf7e8y:馬流 21ggnpr8rb8y:小海 22qgn9n8wy8y:松原湖
20304川上村:gr6pobw 25lgpbner38y:信濃川上
20305南牧村:go1xr9s 23bgndkpct8y:海尻 23vgo03qqc8y:佐久海ノ口 24fgp1kbz98y:佐久広瀬 26hgner4gx8y:野辺山
20306南相木村:gq1l2bt
20307北相木村:gq7344w
20309佐久穂町:gnqa4bv 1zcgnyj6tc8y:羽黒下 1zggntopva8y:海瀬 206gnijwol8y:八千穂 20ngniomat8y:高岩
20321軽井沢町:grv2ta3 1tdgrq8ces0b:中軽井沢 1tlgt8zd5v0b8p:軽井沢 1tvgqgs3zu0b:信濃追分
20323御代田町:goko4aj 1ujgokeora0b:御代田
20324立科町:ghna20v
20349青木村:gatorqs
20350長和町:gfjb57v
20361下諏訪町:g92f6op 22cg99d3m88c:下諏訪
20362富士見町:gewnb6z 27jgdunux58c:すずらんの里 28hgesukc38c:富士見 29ugg63ja98c:信濃境
20363原村:ge24n3w
20382辰野町:g5ovb5d 235g52zuvp8c:小野 248g54fpwp8c:信濃川島 254g61kp7p8cau:辰野 25kg5ssrozau:宮木 25yg5kezfsau:伊那新町 26jg5luulnau:羽場
20383箕輪町:g5hj8ge 27bg5m8zqbau:沢 28eg5qfvnmau:伊那松島 296g5piva8au:木ノ下
20384飯島町:g37o2xo 2tkg3pm398au:田切 2x6g3k8r8oau:飯島 2ztg3otsi6au:伊那本郷 31wg2x6uirau:七久保 339g2iwvcuau:高遠原
20385南箕輪村:g58w0fc 2a1g5keyqzau:北殿 2ayg5c5w5sau:田畑
20386中川村:g46n2oo 360g2vm99uau:伊那田島
20388宮田村:g44exx5 2gug3x7lhlau:宮田
20402松川町:g2uyo9w 376g2nmm9bau:上片桐 3a1g2zjpmdau:伊那大島
20403高森町:g1q86pm 3bbg2mkvxeau:山吹 3bmg2cvy5qau:下平 3dfg20pexyau:市田 3dtg1n7qc2au:下市田
20404阿南町:fzgd19w 3s2fzdqqm2au:門島
20407阿智村:fwyibl3
20409平谷村:fsozw1d
20410根羽村:fqxgx9l
20411下條村:fyd2fx3
20412売木村:fvmtw4n
20413天龍村:g0uj0cc 3x8g0mxixqau:為栗 3zrg0thaaoau:平岡 401g023ruqau:鶯巣 414g04q2t9au:伊那小沢 42ag04zi6fau:中井侍
20414泰阜村:g0j9ics 3offzhsxaoau:金野 3pnfz8mug7au:唐笠 3u2g08wzn6au:田本 3v1g0di0wkau:温田
20415喬木村:g1k2k0z
20416豊丘村:g2cr88q
20417大鹿村:g7e1apz
20422上松町:fuzdy9q 2f7fuzio1daj:上松 2lgfvr0vshaj:倉本
20423南木曽町:frwyv1g 336fs8d3vpaj:十二兼 39tfrwpfhyaj:南木曽 3ajfpqictmaj:田立
20425木祖村:fy953hg 27lfyapogzaj:藪原
20429王滝村:fpt9fce
20430大桑村:ftyg74s 2sxfv1m3f7aj:須原 2vvftx9rd8aj:大桑 2xvfswq662aj:野尻
20432木曽町:fuxf8ft 29pfxjzqitaj:宮ノ越 2ajfwqnhp5aj:原野 2brfuzne91aj:木曽福島
20446麻績村:g7skw35 1pjg7vlcef9r:聖高原
20448生坂村:g3ia6pp
20450山形村:g1qmgq9
20451朝日村:g1bfh2j
20452筑北村:g6kp8e3 1pgg918twc9r:冠着 1pwg6pxuqb9r:坂北 1r1g6lm8n99r:西条
20481池田町:g1l4h1y
20482松川村:g0uj976 1q2g101atx8v:信濃松川 1qwg15emkg8v:北細野 1r4g19gsub8v:細野
20485白馬村:g14r41z 1h2g1hbsg68v:信濃森上 1i2g16z9u88v:白馬 1jcg0p19gy8v:飯森 1jtg0kbi9i8v:神城 1kmg0drqg48v:南神城
20486小谷村:g2t4wuo 1d8g2qnc16d2:北小谷 1dqg2sm21kd2:中土 1elg2t9mki8vd2:南小谷 1ezg2jb98w8v:千国 1g3g1z9sug8v:白馬大池
20521坂城町:gcpemsr 1pfgcqui300b:坂城 1prgczr54m0b:テクノさかき
20541小布施町:ghi68xu 1h7ghv9sapfl:都住 1hpghiyjgufl:小布施
20543高山村:gjcud4d
20561山ノ内町:gl5jrnb 1f5gkthyhcfl:夜間瀬 1fkgkz4ps8fl:上条 1fxgl8oxp4fl:湯田中
20562木島平村:gkxyaui
20563野沢温泉村:gm6ctn0
20583信濃町:gdo8zs0 1dogdbevzd0c:黒姫 1dxgej5tec0c:古間
20588小川村:g57pqe1
20590飯綱町:gepuaim 1fegf4ieuk0c:牟礼
20602栄村:gr5o643 1b0gr5jgdia2:森宮野原 1b2gpkau90a2:平滝 1b5gog3818a2:信濃白鳥 1b8gq61l7ra2:横倉
21201岐阜市:ex0xdyu 3ovex1ue4g4o4p:名鉄岐阜 3owexh1dhd4o:田神 3p0ewwlrzjapav:岐阜 3pbex91qhw4p:加納 3pdevozk65ap:西岐阜 3poeyl8zlxav:長森 3ppexcprk54p:茶所 3pqexybstc4o:細畑 3q1eybormb4o:切通 3q9eywiicg4o:高田橋 3qaeyncfmn4o:手力 3szewaqavm50:柳津
21202大垣市:ero92nu 3rdeqk66feap:美濃赤坂 3s1eswivbub3:東大垣 3s3er9z3p5g9:北大垣 3sbeqlqrd2ap:荒尾 3sqerflv0pg9:室 3sreruo4meapb3g9:大垣 3tderbxtvng9:西大垣 3uhercleikg9:美濃青柳 3vyer8eia8g9:友江 3wwer42wceg9:大外羽
21203高山市:fexr9yq 1yefdm2wcfav:飛騨国府 1z3fepdi1eav:上枝 1zvfewpjwfav:高山 21iferzsdwav:飛騨一ノ宮 22zfftz8i3av:久々野 24ifg8impbav:渚
21204多治見市:fakknzk 3rlf8duqrgam:姫 3t6f91fi5ram:根本 3u1f9f6m50am:小泉 3v5fa4zjdwajam:多治見 3xsf9gr6tqaj:古虎渓
21205関市:f2rqymm 3gdf2nk2nzfk:関下有知 3hqf2l76zyfk:関市役所前 3igf2l76xgfk:関 3j1f2n17f6fk:せきてらす前 3jgf36ad3kfk:関口 3jkf3r8tkxfk:関富岡
21206中津川市:fnz43jv 3bifp370o2aj:坂下 3fgfp1r505aj:落合川 3hlfo1zu7taj:中津川 3jifm5czftaj:美乃坂本 3ogfmjmy227d:飯沼 3q7fmgr7cc7d:阿木
21207美濃市:f2e9afr 39vf3nbdwyfk:母野 3ahf3r44ogfk:洲原 3brf39fjvlfk:湯の洞温泉口 3ddf2s0ejtfk:梅山 3eaf2ov8edfk:美濃市 3fef2olsskfk:松森
21208瑞浪市:ff0muhf 3oxfgv69fkaj:釜戸 3sjfexcypnaj:瑞浪
21209羽島市:euysgwg 3u7evw26ef50:南宿 3uqevtkl1350:須賀 3vcevn5j2q50:不破一色 3vwev2unas50:竹鼻 3w6euugv2b50:羽島市役所前 3wpeubva2tao:岐阜羽島 3wreuu2pr65052:江吉良 3wteudb5cx52:新羽島
21210恵那市:fks401q 3lifklk8fr7daj:恵那 3m7fld2gin7d:東野 3n1fin82wbaj:武並 3raflogokx7d:飯羽間 3rwflhwwv97d:極楽 3smflk52l27d:岩村 3tofkl1cni7d:花白温泉 3tzfk5pni47d:山岡 3w5fjxgkud7d:野志 3xofjuu9no7d:明智
21211美濃加茂市:f6bukpv 3l7f57we6pfk:加茂野 3ldf7hw7laav:古井 3m1f5tn542fk:前平公園 3mdf6gyh4oamavfk:美濃太田 3mkf7evr61am:美濃川合
21212土岐市:fcfi7yt 3tefcdxmzhaj:土岐市
21213各務原市:f093wqt 3pgf25vh5jav:各務ケ原 3pif2kob8x4o:苧ヶ瀬 3pjf13hvhtav:蘇原 3plf25qre24o:名電各務原 3ptf2wq4ik4o:羽場 3pvf0q4wnv4o:六軒 3pwf07elyw4o:各務原市役所前 3pyf00bzau4o:市民公園前 3pzezs2wutav:那加 3q3f1qf29e4o:二十軒 3q4ezpur1t4o:新那加 3q5f199clt4o:三柿野 3q6f3avdu74o:鵜沼宿 3q8ezdesi24o:新加納 3qcf3stdzsav:鵜沼 3qef3qgifk4o4x:新鵜沼
21214可児市:f7zg29e 3n9f8yacn14t:明智 3naf73qy2b4t:日本ライン今渡 3o8f7sdfkp4t:新可児 3oaf7rzab9am:可児 3oif6fnbdy4t:可児川 3pcf65fijj4t:西可児 3qtf82unldam:下切
21215山県市:ext37hx
21216瑞穂市:euif2bj 3opetg1gtyb3:美江寺 3qheum33fvap:穂積 3qmetfdvxhb3:十九条 3rbetdjvbhb3:横屋
21217飛騨市:fcj6fvz 1qefcrk9gfav:杉原 1rqfcdt54vav:打保 1u3favz46jav:坂上 1vhf9vydvbav:角川 1wifb24q2bav:飛騨細江 1x4fbws477av:杉崎 1xifcoac8uav:飛騨古川
21218本巣市:eu2ft5b 34uers6ldsb3:樽見 377eryqcwfb3:水鳥 39les5eu6qb3:高尾 3awescvlynb3:日当 3c1esjk38qb3:鍋原 3e2espppgkb3:神海 3g0et0l2rwb3:木知原 3hoetndjo4b3:織部 3imetr1knzb3:本巣 3l0etqwuq0b3:糸貫 3lketqs4wlb3:モレラ岐阜 3mvetwew66b3:北方真桑
21219郡上市:f4gsdim 27kezkctiefk:北濃 282eznw4rhfk:白山長滝 28gf00zo0sfk:白鳥高原 29sf0oykmdfk:美濃白鳥 2alf0mqeotfk:大島 2b8f0z1nd6fk:大中 2bpf19sb1qfk:上万場 2c7f1ik8f2fk:万場 2cxf1xvxdzfk:郡上大和 2djf290qblfk:徳永 2eqf2jrdy6fk:山田 2ghf39fleufk:自然園前 2jwf3uirfsfk:郡上八幡 2p2f3ykxkvfk:相生 2vcf4e1c81fk:深戸 2y9f4clgtqfk:赤池 30of447ojkfk:美並苅安 32yf400sc0fk:福野 34ef3y6rq1fk:大矢 35wf3yuceufk:みなみ子宝温泉 36uf3ria6ifk:八坂 38zf3iv2dbfk:木尾
21220下呂市:fen9z3e 26nff3wuusav:飛騨小坂 27qfec0h9wav:飛騨宮田 28jfd7jffpav:上呂 2aafdjpy6wav:飛騨萩原 2bffdye2cbav:禅昌寺 2dffegzmy5av:下呂 2nffd2624oav:焼石 30efbqr30xav:飛騨金山
21221海津市:esjk0ku 418epzv9nmg9:美濃津屋 434erbxstpg9:駒野 44qerzn9xvg9:美濃山崎 46ees7i6zgg9:石津 48qesebdztg9:美濃松山
21302岐南町:exux755 3r2exd3wq24p:岐南
21303笠松町:ex5dp48 3s6ex72zyr4p50:笠松 3slewy6cpk50:西笠松
21341養老町:epsxd6j 3xgepvt3r7g9:美濃高田 3xpeqwm4cfg9:烏江 3yvepmwgdgg9:養老
21361垂井町:eoy59nj 3sieoouh7jap:垂井
21362関ケ原町:emdji7p 3t2emhc91hap:関ヶ原
21381神戸町:erir1hb 3noer0a6e5g9:北神戸 3oeera8jjqg9:広神戸 3qrer8so2eg9:東赤坂
21382輪之内町:esklr3m
21383安八町:etles3w
21401揖斐川町:eq1pc0l 3cqeso54itb3:高科 3fcesqrfd4b3:谷汲口 3k8eq7gt0vg9:揖斐
21403大野町:es7i982
21404池田町:eq893bq 3m0eq6jslfg9:美濃本郷 3mmeq91duqg9:北池野 3n4eqfl5gdg9:池野
21421北方町:eua1agl
21501坂祝町:f585tff 3o1f4x10ewav:坂祝
21502富加町:f50trpb 3jxf4ngstbfk:富加
21503川辺町:f8bw19v 3g8f8xi2r1av:下麻生 3ipf84oouvav:中川辺
21504七宗町:fa4lfqn 3e6fa30uolav:上麻生
21505八百津町:fax0nmx
21506白川町:fcm21e6 350fcf8umlav:下油井 3b9fchh00iav:白川口
21507東白川村:fhjo31l
21521御嵩町:faiqo88 3n7f9l2top4t:顔戸 3nifa6tko94t:御嵩口 3nsfaef2c94t:御嵩
21604白川村:f22ls0k
22100静岡市:gk2mxbw
22101静岡市葵区:gk312l5 43tge6u8ez5q:井川 45mgd7lsod5q:閑蔵 4nugleu6llg7:古庄 4ocgl62943g7:長沼 4p1gl6292pap:東静岡 4p8gkxablpg7:柚木 4plgkpy9egg7:春日町 4pngkjnx94g7:音羽町 4ptgkdn0lmg7:日吉町 4pwgk91z8fg7:新静岡 4q8gkb5f92aoap:静岡
22102静岡市駿河区:gkuo0di 4nsglsq0fig7:県総合運動場 4sjgje558kap:安倍川 4tvgj7usxvap:用宗
22103静岡市清水区:gnynnou 4cegs9qo56ap:新蒲原 4d2grclokkap:蒲原 4ejgq9b2ijap:由比 4htgp4u0gtap:興津 4jugnxvd8aap:清水 4kignvrx4qg7:新清水 4kvgnnsa6eg7:入江岡 4l1gniodsjg7:桜橋 4ldgmvd1qag7:狐ヶ崎 4m3gmlxjhbg7:御門台 4mqgm7nkcjapg7:草薙 4n7gm32iyfg7:県立美術館前
22130浜松市:fw79dac
22138浜松市中央区:fw79daf 56qfxx3194fb:遠州西ヶ崎 57ifxjbx41fb:積志 594fxbca39fb:さぎの宮 5a4fx3vi38fb:自動車学校前 5aqfww0kuvfb:上島 5c1fwqn8x0fb:曳馬 5dbfwmps90fb:助信 5e5fwjfwdffb:八幡 5e6fy4ad7nap:天竜川 5f2fwg1aqqfb:遠州病院 5fffwfdpycfb:第一通り 5g3fwie68waoap:浜松 5g8fweuuwqfb:新浜松 5ijfujsl88ap:高塚 5imfrprbkkap:弁天島 5j8fsjr4ztap:舞阪
22139浜松市浜名区:fyi67mj 4zmfylktjt64:岩水寺 4zzfwegqns64:フルーツパーク 500fywpmjcfb:遠州岩水寺 508fxwybww64:宮口 50jfvw9axn64:都田 519fytkgdtfb:遠州芝本 51qfvkgx3b64:常葉大学前 527fujsm7d64:金指 52pftzd0or64:岡地 534fypdk5vfb:遠州小林 53cfthaaq064:気賀 53sfpu67ui64:三ヶ日 53tfsdlji064:西気賀 54gfyhws5qfb:美薗中央公園 54tfqnwlqu64:都筑 54vfpmg0cu64:奥浜名湖 55dfyapfopfb:浜北 55hfr3r5ts64:東都筑 55jfs1t5ml64:寸座 55nfrk9apg64:浜名湖佐久米 564fy26xoifb:遠州小松 566fpgxyn464:尾奈
22140浜松市天竜区:fzgcxso 43yg06fd9fau:小和田 45rfzji6blau:大嵐 48cg1fm5ptau:水窪 499g1eb045au:向市場 4b5g14hcgkau:城西 4cug0uiz3hau:相月 4ewfz7z7afau:佐久間 4fafyz2k11au:中部天竜 4g8fydgin9au:下川合 4h4fxynohaau:早瀬 4hifxjleubau:浦川 4i1fx4xag6au:上市場 4i4fwu6motau:出馬 4y4fzc1bua64:二俣本町 4y6fzlgu2764:天竜二俣 4z3fz5m9uc64fb:西鹿島
22203沼津市:h1kef3g 4btgz0biwhap:原 4cjgzxl84wap:片浜 4csh288mbcan:大岡 4e1h1g2tavanap:沼津
22205熱海市:h94z39t 4dxh9d85rz8j99aoap:熱海 4eeh8wzgcr8j:来宮 4h7h8yoqub8j:伊豆多賀 4iih9habnn8j:網代
22206三島市:h3kfvgy 4blh39p7ry36aoap:三島 4cfh3aqxqx36:三島広小路 4cqh3kfvga36:三島田町 4dbh3u03dy36:三島二日町 4euh4bonwq36:大場
22207富士宮市:gsr5u3i 42mgpohcsxas:稲子 42zgs2emsfas:西富士宮 43cgsjfmnoas:富士宮 43lgsymlypas:源道寺 44ngrefprtas:沼久保 44xgqnps4kas:芝川
22208伊東市:ha8j3p6 4mah9fl0ko8j:宇佐美 4pxh9vozys348j:伊東 4rch9qbnyi34:南伊東 4rzhb2ix1h34:川奈 4uqhbbk9os34:富戸 4w0hayq5qe34:城ヶ崎海岸 4wyhags5gn34:伊豆高原
22209島田市:gcjw8mk 4r2g9a55kn5r:川根温泉笹間渡 4rpg9c3vst5r:抜里 4sng8z52555r:家山 4tzg94wj4r5r:大和田 4v4g9f91h65r:福用 4wig9ug0ou5r:神尾 4ysgahmmqd5r:門出 4z8gajgn8g5r:合格 4zlgaloszp5r:日切 4zrgdk6e8dap:六合 4zugaq9ubn5r:代官町 509gcgcx8uap:島田 511gb5ljcx5r:新金谷 51vgaq0eow5rap:金谷
22210富士市:gur79tq 447gt9rewlas:富士根 460gtpcje3as:入山瀬 480gtn4dflas:竪堀 487gvs508d6s:岳南原田 48jgvcolc46s:本吉原 48lgw3xdz36s:比奈 48ogx6fpdm6s:神谷 48pgwgrhrt6s:岳南富士岡 48rgv8mezc6s:吉原本町 48tgwuilud6s:須津 48xgv90k7u6s:ジヤトコ前 490gtecfw5as:柚木 495gxhynls6s:岳南江尾 49egtuzahlapas:富士 49zgvoloqa6sap:吉原 4aagu9nerhao:新富士 4aggsnmi4zap:富士川 4aqgx9pl0jap:東田子の浦
22211磐田市:g0qlffu 4z2fzykda064:上野部 4zqg0beh0464:豊岡 50ug178ax664:敷地 5dvg1ze303ap:御厨 5evfzl7df5ap:豊田町 5f5g0rrv5qap:磐田
22212焼津市:ghwftwd 4xaghqexarap:焼津 4y2ggjbkfqap:西焼津
22213掛川市:g630b46 51og4fjjm264:原田 533g4iakc564:原谷 556g4qxrx364:細谷 55sg4ttig964:いこいの広場 56ng55h6ee64:桜木 574g5ytf1k64:西掛川 57bg65d6on64:掛川市役所前 57eg6p9x5964aoap:掛川
22214藤枝市:gfiwp4z 4yxgfchn3kap:藤枝
22215御殿場市:h45x8fy 3y3h44vicnan:御殿場 3zih3tqp5wan:南御殿場 412h3lr21xan:富士岡
22216袋井市:g3ezxyn 59jg4r7745ap:愛野 5arg3gb3faap:袋井
22219下田市:h4jes5m 5dhh4os4d134:稲梓 5gnh4e666r34:蓮台寺 5kih4i3mml34:伊豆急下田
22220裾野市:h34ura3 43jh3lcwhjan:岩波 47ah389cu9an:裾野
22221湖西市:fp3uetu 59efoe67hu64:知波田 5bbfob11ar64:大森 5cmfnqq5hr64:アスモ前 5dcfne0rep64ap:新所原 5e9fpmu50gap:鷲津 5hjfqgft1bap:新居町
22222伊豆市:h4liahz 4oeh4vby2p36:牧之郷 4phh4qvme936:修善寺
22223御前崎市:gat0tm5
22224菊川市:g97isxm 58mg993e01ap:菊川
22225伊豆の国市:h3xxjc6 4gmh4hbf3336:原木 4hrh4joajp36:韮山 4ioh4mali636:伊豆長岡 4kwh4k2fia36:田京 4noh4971ug36:大仁
22226牧之原市:gebjvvs
22301東伊豆町:h81a9lc 4zch9847ea34:伊豆大川 50qh9a7nbl34:伊豆北川 525h923ajw34:伊豆熱川 53xh8r7wxf34:片瀬白田 56yh7w1nhe34:伊豆稲取
22302河津町:h62ook4 59fh6p7q2934:今井浜海岸 5a6h6dorqq34:河津
22304南伊豆町:h1emuiy
22305松崎町:gyhgfl7
22306西伊豆町:gycqomd
22325函南町:h4tw3k9 4beh7w1q7h40:十国峠山麓 4bfh80i1t940:十国峠山頂 4dgh5h2q0fap:函南 4fkh4ekedg36:伊豆仁田
22341清水町:h2zquc0
22342長泉町:h2sesgi 49uh2v5tchan:長泉なめり 4bbh2pnrklan:下土狩
22344小山町:h62ot7k 3thh6fx29kan:駿河小山 3veh5v812han:足柄
22424吉田町:gfb6gyk
22429川根本町:g948zc5 45kgchsvbl5q:尾盛 46igcvy4jw5q:接岨峡温泉 47vgbv0e3t5q:長島ダム 482gcpsi2m5q:奥大井湖上 485gberopo5q:アプトいちしろ 488gc9ad5t5q:ひらんだ 49jgbitux65q:奥泉 4adgb9x7nd5q:川根小山 4argb7kc1s5q:土本 4bugb19ztb5q:沢間 4cngb9ecg05q:川根両国 4digb4jvie5q5r:千頭 4exgas8mlj5r:崎平 4f2gacnhyo5r:青部 4fvga5z0fv5r:駿河徳山 4hwg9mbpap5r:田野口 4k3g9f92el5r:下泉 4n4g9g1cqg5r:塩郷 4org9bl11g5r:地名
22461森町:g3hvp6s 505g3mzliy64:戸綿 506g3e2ybb64:遠州森 50zg35fqkl64:森町病院前 51lg2s7hgw64:円田 521g23z54l64:遠江一宮
23100名古屋市:f2ctccp
23101名古屋市千種区:f3t7hgw 466f4drsuf4j:茶屋ヶ坂 46tf4jxf624j:自由ヶ丘 47of3hjtgu4f4k:今池 481f3somgu4f:池下 486f4174ep4f:覚王山 48af4fzyhe4f4j:本山 48gf58y1ws4f:星ヶ丘 48sf4riwqe4f:東山公園 48vf3ejd2c4k:吹上 498f4jnzi14j:名古屋大学
23102名古屋市東区:f32m9oy 45ef3vaxq94w:矢田 45nf3gmtd84e4g4j4waj:大曽根 45pf3q2bl14j:ナゴヤドーム前矢田 45sf3uin6m4e:ナゴヤドーム前矢田 45xf43opvz4e4j:砂田橋 462f36t5uy4w:森下 46yf2png3i4k:高岳 472f372l924k:車道 47ef38dqrg4faj:千種 47hf2urcfv4f:新栄町
23103名古屋市北区:f2jr9d2 437f3fz8uc4q:味鋺 44bf37c0zo4l4q:上飯田 44yf2hsj384g:黒川 451f2w77x74g:志賀本通 452f37gqop4g4l:平安通 45qf2apwdd4g:名城公園 463f2tkwsm4w:尼ヶ坂 465f2mmzvj4w:清水
23104名古屋市西区:f1rc0wk 42rf288bcuai:比良 435f1ab19l4i4x:上小田井 43bf1fexmdai:小田井 43if1mvphy4i:庄内緑地公園 43kf1a1lp04x:中小田井 44af1sn6jq4i:庄内通 45lf1sdqy94i:浄心 45tf11j3jv4p:東枇杷島 467f1574la4p:栄生 469f1rlgd54i:浅間町
23105名古屋市中村区:f1574h2 46nf1aylof4f:亀島 46qf0xgx3u4f:本陣 474f0r1v674f:中村日赤 475f1q0v8p4k:国際センター 47ff1gld0e4f4k4majaoapat:名古屋 47lf1jcdtk4p:名鉄名古屋 47rf1j2yb2es:近鉄名古屋 483f0hcxel4f:中村公園 484f15l9q44k:太閤通 48if1gq2p04m:ささしまライブ 48nf1dpmd9es:米野 48wf0gpcke4f:岩塚 493f126o23es:黄金 49af0t0lbces:烏森 49lf0gkmqves:近鉄八田
23106名古屋市中区:f2hx8me 468f2fkd6j4w:東大手 46df2brmbr4g:名古屋城 46vf21f3rw4i4k:丸の内 46zf2ewsca4g4k:久屋大通 47jf2fyic94w:栄町 47nf2fp2tu4f4g:栄 47sf210yh74f4i:伏見 48df2ftsj54g:矢場町 48mf21xyou4i:大須観音 48yf2d7hfa4g4i:上前津 491f2qb0q64iaj:鶴舞 49hf2aggjv4g:東別院 4a7f269keh4g4h4j4pajap:金山
23107名古屋市昭和区:f3d87gv 49if3cpcg84i4k:御器所 49kf31ftoo4i:荒畑 49qf3vp2n34i:川名 49yf4hftme4j:八事日赤 4a4f43tfan4i:いりなか 4anf4gs8sq4i4j:八事
23108名古屋市瑞穂区:f3e9xcl 4ajf3c1rm04k:桜山 4b3f3dhmu04k:瑞穂区役所 4b6f43tf6x4j:総合リハビリセンター 4bsf3essb74k:瑞穂運動場西 4c0f3vp2fv4j:瑞穂運動場東 4ccf2ummaq4p:堀田 4cgf3gmssv4j4k:新瑞橋 4clf377akj4j:妙音通 4cof2wlckd4j:堀田
23109名古屋市熱田区:f2ibdkj 4atf26sfcl4j:西高蔵 4azf1ve6tc4h:日比野 4b7f2ig3c2ap:熱田 4bhf2dc6y54j:熱田神宮西 4bpf2kxom14p4s:神宮前 4bvf1p8kcp4h:六番町 4cbf2i1y094j:熱田神宮伝馬町
23110名古屋市中川区:f0hhmyh 49df1prfkv4p:山王 49of0q04yr4m:小本 49pf0elwfx4fat:八田 49vf1sn63yap:尾頭橋 4a6eyz01onat:春田 4ahezhv23tes:伏屋 4aif0qizwp4m:荒子 4akf0fiwn34f:高畑 4b1eyr54f2es:戸田 4b4f0qizuc4m:南荒子 4brf0pvf104m:中島
23111名古屋市港区:f1lkj52 4cxf0rpfhm4m:港北 4d8f1m3e734h:東海通 4dpf1kit3t4h:港区役所 4dvf0pqp454m:荒子川公園 4e9f1ifd074h:築地口 4esf1gq25w4h:名古屋港 4ezf0shptv4m:稲永 4f3f23dtez51:東名古屋港 4fsf0gfwf54m:野跡 4i6f09w4k94m:金城ふ頭
23112名古屋市南区:f3960p2 4cwf3890ks4p:呼続 4d6f2iksyo4s:豊田本町 4dff3gmsqd4k:桜本町 4dqf3dr2514p:桜 4dsf2gvi414s:道徳 4dtf3qbqfk4k:鶴里 4edf3c6h1r4p:本笠寺 4eof32qyspap:笠寺 4eqf2l73v94s51:大江 4f8f3hadbv4p:本星崎 4fjf2gm2er4s:大同町 4fxf2gcmug4s:柴田
23113名古屋市守山区:f4ww8xt 43ef550lqz4e:小幡緑地 43hf4z94lb4e:白沢渓谷 43mf4mf0ry4e:川村 43xf4dn3af4e:川宮 440f5myltx4w:大森・金城学院前 444f3y6oe4aj:新守山 448f5btssz4w:喜多山 44ff46p6bd4e:金屋 44kf4vgdmp4w:小幡 44wf46kgiu4e:守山 44zf4gs99f4w:瓢箪山 453f47vm1m4w:守山自衛隊前
23114名古屋市緑区:f40syes 4e5f4w8ne94k:相生山 4eff5dj2ru4k:神沢 4epf5o9qhx4k:徳重 4flf3zhsxs4p:鳴海 4g6f4bjm5t4p:左京山 4gaf3l7ts3ap:大高 4gef4pk5px4p:有松 4hqf3w7wxcap:南大高
23115名古屋市名東区:f64wlri 46af6k3l684f7b:藤が丘 46uf6987m14f:本郷 471f6024vr4f:上社 47yf5m6b0j4f:一社
23116名古屋市天白区:f4uo2ik 4b2f4zdtp84i:塩釜口 4bcf5chcz94i:植田 4bmf5nm5z04i:原 4c2f60uf0b4i:平針 4e3f4j54374k:鳴子北 4e4f44c9zm4k:野並
23201豊橋市:fk02rn0 56bfj8tz36au:下地 56sfjdf0elau:船町 57pfk2axfdei:市役所前 57ufk5yyibei:豊橋公園前 57wfkc9anfei:東八町 57xfkh8h9mei:前畑 57yfkmcdmxei:東田坂上 57zfktaajpei:東田 583fky01nmei:競輪場前 585fjymwbhei:札木 586fl3w8jeei:井原 589fjp7e38ei:駅前 58afldggiaei:赤岩口 58cfjt4uofei:駅前大通 58efjxl6a5ei:新川 58ifjoadt24paoapau:豊橋 58lfjpljc7ej:新豊橋 590fl4oj0hei:運動公園前 59cfjweqfxej:柳生橋 59zfjvr5mpej:小池 5aofjsvf09ej:愛知大学前 5bnfjsqp7gej:南栄 5cqfjndd9jej:高師 5czflqak0qap:二川 5e0fjl9x5cej:芦原 5exfjc8k4mej:植田 5fpfj517o5ej:向ヶ丘 5h9fiti9bkej:大清水 5i6fhy7aayej:老津 5kefhflp9vej:杉山
23202岡崎市:fc2562z 4ndfau4td77a:北野桝塚 4p6fbe1jqa7a:大門 4q7fbhz08r7a:北岡崎 4qbfa23q0h4p:宇頭 4r7fausduz4p:矢作橋 4rffbbjy7v7a:中岡崎 4rlfbcgyh94p:岡崎公園前 4rtfbut3w04p:東岡崎 4safa8s78aap:西岡崎 4sgfbadibp7a:六名 4ssfcfmuim4p:男川 4tnfbhbf4a7aap:岡崎 4ttfcwj4k54p:美合 4udfdpqnf04p:藤川 4vafelb1sz4p:名電山中 4vrff7yt1d4p:本宿
23203一宮市:eykq3ua 3t0exet7bm4p:木曽川堤 3tyexnz9xa4p:黒田 3u6exstqrsap:木曽川 3ulexqgv644p:新木曽川 3v4ewyfryc4r:玉ノ井 3vzexybs8e4p:石刀 3w2ex2hy7v4r:奥町 3wgexjiy2x4r:開明 3wiey3691b4p:今伊勢 3xjey73pjn4r:西一宮 3xxeydirel4p4r:名鉄一宮 3xzeye1mf0ap:尾張一宮 3yqexzdhz54r:観音寺 3yteyf3cbt4p:妙興寺 3yuexp0zgn4r:苅安賀 3z2ex8iujq4r:二子 3zjewy1m904r:萩原 3zweyimnjb4p:島氏永 405ewl2sly4r:玉野
23204瀬戸市:f8tp9nt 41ff8dla8p7a:中水野 42wf8m3s037a:瀬戸市 42xf8l6rq74w:新瀬戸 431f8tp9oa4w:瀬戸市役所前 432f9a2ot54w:尾張瀬戸 433f8abe7m4w:水野 441f8qy8pu7a:瀬戸口 44uf9gmg977a:山口
23205半田市:f3hxwl9 4u3f4cgl9iaq:亀崎 4usf31tx374u:半田口 4v1f3mx3aiaq:乙川 4v3f323cjh4u:住吉町 4vkf388yvhaq:半田 4vlf32crzg4u:知多半田 4waf2wzg1q4u:成岩 4wuf2r393n4u:青山 4x8f2z7lrbaq:東成岩
23206春日井市:f4r02e3 3zgf8pdo8caj:定光寺 3zvf39art84q:間内 40af7c4oyr7aaj:高蔵寺 40sf6561w6aj:神領 41ef3fujaw4q:春日井 41xf57rmr2aj:春日井 42bf3h5opr4q:味美 42of46fr0raj:勝川 42qf3aqmrpai:味美 42sf428uwoai:勝川
23207豊川市:fjfn6lp 4x3fmbwmfuau:東上 4xcfg95yqz4p:名電長沢 4xlflttwg7au:江島 4xtflggxlwau:長山 4y5fh2wclu4p:名電赤坂 4z0fkugqynau:三河一宮 4z7fhgiqtp4p:御油 4zofhp5ygn4p55:国府 50gfikgxdv55:八幡 51afj8kjwr55:諏訪町 51efk7o9q9au:豊川 51hfk63ooq55:豊川稲荷 51zfjv8b5k55:稲荷口 52gfic352s4p:小田渕 52ofha3onyap:愛知御津 532fjnddw6au:牛久保 53qfio4y9p4p:伊奈 54lfiz0bqgau:小坂井 54pfildxeqap:西小坂井
23208津島市:ewcozq4 44rexa3exf4v:青塚 46kevz7b5w4r4v:津島
23209碧南市:f5j12r3 4uyf5hl7ms4n:北新川 4vff5epgzq4n:新川町 4w8f5dj1554n:碧南中央 4x9f58juf84n:碧南
23210刈谷市:f5uorl0 4jbf6cw7kq4p:富士松 4kyf6otazc4p:一ツ木 4n3f5eyxa6ap:逢妻 4o4f63uub74nap:刈谷 4oyf5jf8s74n:刈谷市 4p2f6scm2zap:野田新町 4prf7cis0eap:東刈谷 4qzf5lioo74n:小垣江
23211豊田市:fbg9qb5 46hf9agtps7b:陶磁資料館南 46rf9naxhp7a7b:八草 497fa5n2rf7a:篠原 4apfangd1j7a:保見 4axfb5ed6r7a:貝津 4c5fboit1v7a:四郷 4c6fc9h9jl4n:猿投 4c7far93rh56:浄水 4crfbekfru56:上豊田 4czfch7gx54n:平戸橋 4dkfcbb9z94n:越戸 4dufbm5xd87a:愛環梅坪 4eafbnzxv94n56:梅坪 4f6fbcgzi77a:新豊田 4f9fbg0au14n:豊田市 4g0fbe1kf34n:上挙母 4g1fb9gj267a:新上挙母 4hdfah1aja4n:土橋 4hlfb92doa7a:三河豊田 4inf9xs4ox4n:竹村 4ipfb3trff7a:末野原 4jifath8ub7a:永覚 4jnf98w7hz4n:若林 4l6falcw187a:三河上郷 4lif8kj5b14n:三河八橋
23212安城市:f8olb8y 4oof8veiml4p54:新安城 4qdf7yx3qcaoap:三河安城 4qvf946fwu54:北安城 4raf8wky78ap:安城 4rvf94patr54:南安城 4stf92cf5o54:碧海古井 4tff90wjss54:堀内公園 4u5f8z78xj54:桜井 4uxf8k4z8k54:南桜井
23213西尾市:f80hnxn 4vsf7zfy5d54:米津 4wof819yle54:桜町前 4xef81je0z54:西尾口 4xvf7v4c2n54:西尾 4z9f7j2in354:福地 50af8dumi554:上横須賀 54zf8co6g75354:吉良吉田 553f9l2oql53:三河鳥羽 557fa6fahh53:西幡豆 55lfb2ijyv53:東幡豆 55rfboiqha53:こどもの国
23214蒲郡市:fdr6i14 514fd44lha53:蒲郡競艇場前 515fd3caymap:三河塩津 51cfe0ckpv53ap:蒲郡 51xferzil6ap:三河三谷 52efg23bniap:三河大塚 52mfcnvw0553:三河鹿島 54efch7ehc53:形原 55kfc9h6zg53:西浦
23215犬山市:f3qbsje 3qzf3tv3yo4x:犬山遊園 3r1f51clze4t:善師野 3rsf3s13c74q4t4x:犬山 3rxf4dwk3n4t:富岡前 3s9f3ktqvi4x:犬山口 3txf4175u44q:羽黒 3vnf3y1zlm4q:楽田
23216常滑市:ezo0mjn 4suezhgv9m4s:大野町 4trezgjuwu4s:西ノ口 4u9ezf3zk14s:蒲池 4uzezidvax4s:榎戸 4veezlnr2i4s:多屋 4vwezrf85s4s4z:常滑 4wqezi95cs4z:りんくう常滑 4y1ez2el2v4z:中部国際空港
23217江南市:f126pey 3v7f13w0834x:江南 3wnf14xq434x:布袋
23219小牧市:f2ipk2v 3wlf3psx1y4q:田県神社前 3xdf3l7vmu4q:味岡 3y7f3eo3wb4q:小牧原 3yrf353vui4q:小牧 3z8f34pqj54q:小牧口 40cf39fhi94q:牛山
23220稲沢市:exrna81 40tewa2p9w4r:山崎 413eyl8ygv4p:国府宮 416ez8tq0jap:稲沢 41new6xj4s4r:森上 42ceyvzm2m4p:奥田 42eew11c4z4r:上丸渕 42vez5f4884p:大里 42yezqn07zap:清洲 439evwgaox4r:丸渕 44ievwpq1i4r:六輪
23221新城市:fnwhny8 4jrfvdec03au:池場 4msftx4wchau:三河川合 4o6ft6xtn5au:柿平 4ogfscoknyau:三河槙原 4qcfs2c215au:湯谷温泉 4rufrp8ikwau:三河大野 4t0fqqsddaau:本長篠 4t9fpqi7quau:大海 4tkfqbutgsau:長篠城 4u0fptwt94au:鳥居 4uhfoy2z6qau:三河東郷 4uofoh6p0wau:茶臼山 4uwfo29551au:東新町 4v8fnp5lsjau:新城 4w2fn5dkzhau:野田城
23222東海市:f27perb 4h0f2jr8c14s:名和 4ikf28hpfg4s:聚楽園 4j1f23ry9b4s:新日鉄前 4k7f1uql6j4s4u:太田川 4lqf1lfsms4s:尾張横須賀 4lsf1w6gdt4u:高横須賀 4obf2dgvmt4u:南加木屋 4q2f2kxnfu4u:八幡新田
23223大府市:f4fccju 4izf43y47map:共和 4lyf4ddm87apaq:大府
23224知多市:f0u6zvz 4mxf187jhu4s:寺本 4nqf0smetv4s:朝倉 4okf0juhbp4s:古見 4pmf0823h44s:長浦 4r4f2oztp34u:巽ヶ丘 4r5eznmhv54s:日長 4s2eziwqnt4s:新舞子
23225知立市:f7louwu 4m8f77evv24n4p:知立 4mdf7eqy0o4n:三河知立 4n1f7z6jgp4p:牛田 4nkf6ml5184n:重原
23226尾張旭市:f71ngck 43ff72tw4o4w:尾張旭 43gf7o1s4i4w:三郷 43nf6h7uum4w:旭前 43wf65tmb24w:印場
23227高浜市:f5bflej 4s9f5dj1ln4n:吉浜 4t8f5ebbzw4n:三河高浜 4txf5dj1en4n:高浜港
23228岩倉市:f12yzj4 3ygf12pk574x:石仏 3zhf15uq304x:岩倉 40df17fb094x:大山寺
23229豊明市:f686gnf 4gzf52e9h34p:中京競馬場前 4huf5m1kd54p:前後 4imf625jwr4p:豊明
23230日進市:f770rkn 4bxf8767d156:米野木 4c8f6f93u24i56:赤池 4chf7jc09c56:日進
23231田原市:ffcoif8 5lyfh0a042ej:やぐま台 5mrffur8c8ej:神戸 5mufgg3u38ej:豊島 5n6ffjr52lej:三河田原
23232愛西市:evvj9vs 43pevucukr4r:渕高 45bewohdn44v:勝幡 45uevttzdn4r:町方 45wew9f3zk4v:藤浪 48bevvxf854r:日比野 49sevgcahf4r:佐屋 4ayex6tilcat:永和 4bzexdda6bes:富吉
23233清須市:f0elwu5 43rf0hmd9fai:尾張星の宮 43vezrtfw34p:新清洲 449f00ldai4p:丸ノ内 44gf126oew4x:下小田井 44lf0pvflnaiap:枇杷島 44of05fu454p4v:須ヶ口 45af0echap4p:新川橋 45cf0uzbxr4p:西枇杷島 45df0nrzij4p:二ツ杁
23234北名古屋市:f0w12co 410f15lael4x:徳重・名古屋芸大 41vf12u9i84x:西春
23235弥富市:evqtifw 4b9ev9edfh4r:五ノ三 4cdewqyyd7es:佐古木 4d3evs9dr94rat:弥富 4d7evuvotces:近鉄弥富
23236みよし市:f8gv4tt 4bgf93e6nh56:黒笹 4bjf9tbtra56:三好ヶ丘
23237あま市:exvyvpi 454ezfdh884v:甚目寺 456eypb4d24v:七宝 458ey1qcsx4v:木田
23238長久手市:f7j2l9e 46mf8y0v5t7b:愛・地球博記念公園 46of71wvjz7b:はなみずき通 46xf8k51b37b:公園西 476f7zkq1z7b:芸大通 477f7521l17b:杁ヶ池公園 479f7k90xv7b:長久手古戦場
23302東郷町:f7o6gyh
23342豊山町:f2keukc
23361大口町:f2ene25
23362扶桑町:f2llb6g 3stf32hldw4x:木津用水 3tff2pirrx4x:扶桑 3ucf24p0x44x:柏森
23424大治町:ez7n9mu
23425蟹江町:ey0ah16 4acey8xot8at:蟹江 4b8eyb5uioes:近鉄蟹江
23427飛島村:ey66nid
23441阿久比町:f2ov3pp 4rkf2olodr4u:白沢 4sif2qaz2a4u:坂部 4t6f2snujl4u:阿久比 4u6f2z2wc64u:植大
23442東浦町:f4icslo 4nrf4orumraq:尾張森岡 4paf4qlv2uaq:緒川 4qlf4rx0i7aq:石浜 4s3f4p19soaq:東浦
23445南知多町:f37bx81 5ahf17y20n4y:内海
23446美浜町:f2faujx 53bf0wxz8p4y:上野間 544f0s3ibn4y:美浜緑苑 54mf2tbe9x4u:河和口 55uf0txirk4y:知多奥田 56of2kjgo44u:河和 573f0oyc174y:野間
23447武豊町:f2o2ski 4y7f2q1ix34u:上ゲ 4ymf2w2fitaq:武豊 4ypf2q1iuy4u:知多武豊 50cf2qfnyd4u4y:富貴
23501幸田町:fbsbhwn 4w6fbldl68ap:相見 4y3fbqvml1ap:幸田 4zsfc6lgrwap:三ヶ根
23561設楽町:fqjl27x
23562東栄町:fv5epgx 4jdfvqhvciau:東栄
23563豊根村:fvy3dxk
24201津市:enru2eq 542ep461xf33:伊勢上野 54bepm4235es:千里 560ep4ycbxes:豊津上野 56aeop3s6a33:河芸 57aeor2ie3es:白塚 58genjpq24ar:一身田 58yeo0cko333:東一身田 59beo5zc0ves:高田本山 5aieo2u5v8es:江戸橋 5btenydu6o33ares:津 5eeenkdagjes:津新町 5gaenqe707ar:阿漕 5i8enfs8x4es:南が丘 5lbeh2tsecet:東青山 5lcemrf6pwes:久居 5lmei2gd8cet:榊原温泉口 5mweo104q9ar:高茶屋 5o5eiss5ioet:大三 5o9emr11d6es:桃園 5pbek8nfopet:伊勢石橋 5peel9pvt0et:川合高岡 5plel8svital:一志 5q5eje4r5wal:伊勢大井 5qkeicsvimal:伊勢川口 5qmeln2ujtal:伊勢八太 5rbekea6yial:井関 5rtehqejntal:関ノ宮 5t6egzolxual:家城 5vcegml2fkal:伊勢竹原 5x4efi8qa4al:伊勢鎌倉 5ybeez4a6nal:伊勢八知 5zuef8acq3al:比津 615eeu538ial:伊勢奥津
24202四日市市:es3fyz6 4h3epyy7wu0y:北勢中央公園口 4i9epyti1w0y:保々 4j0eqsagep0y:山城 4j4erfccxk0y:暁学園前 4jeervl2a40y:平津 4k2esf8d710y:大矢知 4m1et56076at:富田 4m6et06tkh10es:近鉄富田 4naet13triat:富田浜 4ncep39365f0:桜 4ntesjtebyes:霞ヶ浦 4oues9zqsces:阿倉川 4p4epjvxpkf0:高角 4pqeq09csxf0:伊勢川島 4pses203sdes:川原町 4qfeqvaw80f0:伊勢松本 4qgerbobctf0:中川原 4qnervprk4esf0:近鉄四日市 4qoervuhba5j:あすなろう四日市 4r3esanbdhat:四日市 4rberl3ti05j:赤堀 4reervl1q4es:新正 4rierd8wag5i5j:日永 4rqeqvyguy5i:西日野 4s1er8skmz5j:南日永 4sdes1ly9les:海山道 4sferk23c6at:南四日市 4sler5ioqk5j:泊 4sver2dim35j:追分 4syes0k85ves:塩浜 4tbeqx9m7b5j:小古曽 4tmeqqgf0n5j:内部 4u7es3ytm3es:北楠 4uler6az1433at:河原田 4v0escclq1es:楠
24203伊勢市:ev6rxez 60hetplhxbew:明野 612euajycoew:小俣 61lexo8iwdak:二見浦 61nettno4nak:宮川 61weusmo5uew:宮町 61zeygebr6ak:松下 620ewalef3ak:五十鈴ヶ丘 621eumzwriak:山田上口 629ev7oxpwakew:伊勢市 62levcsu2bewf9:宇治山田 637ewxnatgf9:朝熊 638evu7z4sf9:五十鈴川
24204松阪市:eokip91 5s0emrtbo1esetew:伊勢中川 5txemx1xnlal:権現前 5tyenugcowar:六軒 5u6enhqymbew:伊勢中原 5vhenjkz18al:上ノ庄 5voeo996mkew:松ヶ崎 5wweovisi2alarew:松阪 5xrep8vr88ew:東松阪 5yhepikov8ar:徳和 5yxeql7pzlew:櫛田 5zder8x78iew:漕代
24205桑名市:eu9dmta 4auesosm15g9:多度 4ctesxb3ufg9:下野代 4egeuou1yeat:長島 4eheupcwyoes:近鉄長島 4eletg644xg9:下深谷 4fmetx73wfg9:播磨 4g9errsbr70z:七和 4ggeu8uru5atesg9:桑名 4gpeu98x320z:西桑名 4gtesb676a0z:星川 4h1essgmjz0z:在良 4h2etzjzbi0z:馬道 4h5etlepz80z:西別所 4h6et2ezs30z:蓮花寺 4hgeu2fpv6es:益生
24207鈴鹿市:eqmsdli 4vceq1khpvat:河曲 4vves629gzes:長太ノ浦 4vzeonsnhjat:加佐登 4wheqkyd2ff6:鈴鹿市 4wpeptyzwif6:三日市 4wres0as8ses:箕田 4wveqsta7l33:鈴鹿 4x5ep41cr3f6:平田町 4xder28sdmf6:柳 4xgerthl07esf6:伊勢若松 4yheq46sg733:玉垣 4ykerihhmses:千代崎 4zjepkswvv33:鈴鹿サーキット稲生 502eqtqa4zes:白子 50xeqizmbqes:鼓ヶ浦 50yep64sf933:徳田 52neq2qwu7es:磯山 52rep4tms933:中瀬古
24208名張市:e9bfwoz 5obea7slzaet:美旗 5rhe9hc3oset:桔梗が丘 5tie8uxrrcet:名張 5vee824dwpet:赤目口
24209尾鷲市:ecbw3yc 6jzecapo7bar:尾鷲 6kgedhob4bar:大曽根浦 6lyee7h84gar:九鬼 6mgecqtn9rar:三木里 6mxeca22n8ar:賀田
24210亀山市:elt8ijy 4xkenat3nvat:井田川 4ytelrnxh0aratdz:亀山 4yyejqu6qzdz:関 4zfehrbliidz:加太 52iemts3cfar:下庄
24211鳥羽市:f02jy0e 62of002cqwakeyf9:鳥羽 632f04wtjwey:中之郷 634ez5jo7rf9:池の浦 63mf002cm2ey:志摩赤崎 649f00ghrtey:船津 64pf06hebeey:加茂 657ezxyw9yey:松尾 65eezmb884ey:白木
24212熊野市:e90yiqu 6o2ebyeedear:二木島 6o6eamgknjar:新鹿 6ogeaegxktar:波田須 6one9o9uwear:大泊 6oye8yzsggar:熊野市 6pge8hpcy2ar:有井
24214いなべ市:eo6dke8 47memrtfsm0y:西藤原 489en4njjs0y:西野尻 49tenixiia0y:東藤原 49weo9e0mf0z:阿下喜 4aveov4rjc0z:麻生田 4b0eo3r94w0y:伊勢治田 4c1eoa1l7f0y:丹生川 4dceprhgdh0z:楚原 4dneoyo2o00y:三里 4eneq46uaw0z:大泉 4eyep8hq0z0y:大安 4ftepnf9r30y:梅戸井
24215志摩市:ezkch5f 66feyuoa5fey:五知 67sez0b1fpey:沓掛 692eywiahdey:上之郷 69seyp1ihcey:志摩磯部 6a9ez29rgley:穴川 6byez5jn3gey:志摩横山 6c4ezf3v1aey:鵜方 6cuezkqmbeey:志摩神明 6d4ez6usfgey:賢島
24216伊賀市:eajz5or 4z4eep5z78dvdz:柘植 51kecwbv82dz:新堂 53lebbcoi2dz:佐那具 55oe9ufo4y37dz:伊賀上野 55ye9leb5j37:新居 57jea32vod37:上野市 57ke7cg7lodz:島ヶ原 57qea9rd2u37:広小路 57se9wx99x37:西大手 58peabby2o37:茅町 59deacidsm37:桑町 5a1ead18rg37:四十九 5bqeahma0n37:猪田道 5cweascxpd37:市部 5egeay4er637:依那古 5g0eb3vvt037:丸山 5hbeb8lmug37:上林 5jrect6o2yet:伊賀上津 5l7ee1ggkret:西青山 5l8eb7y1xm37:比土 5lueawt8wk37et:伊賀神戸 5m5ebucdoret:青山町
24303木曽岬町:evz7adi
24324東員町:eqm04k6 4fneqql5y60z:東員 4fyerefcyw0z:穴太
24341菰野町:enubq1k 4l5encwktqf0:大羽根園 4l7enq044rf0:中菰野 4lcemm1xfof0:湯の山温泉 4lxeo7ajiff0:菰野
24343朝日町:etju4qu 4isetpqbnzes:伊勢朝日 4j3etbgcjlat:朝日
24344川越町:etwa37b 4koetdt7yqes:川越富洲原
24441多気町:ep8vqox 60ueq88w6fakar:多気 61pep8r0zrar:相可 61xer35prlak:外城田 635eozky35ar:佐奈
24442明和町:es2e5qe 5zherris5few:斎宮 5zyesr5cxuew:明星
24443大台町:ek84in1 64oenwoh5qar:栃原 65semlx347ar:川添 67nek9ayfgar:三瀬谷 6a8ekd8er6ar:滝原
24461玉城町:esbtnif 62kesg0jlhak:田丸
24470度会町:es0y9lx
24471大紀町:eki7lct 6c3ekc1yr5ar:阿曽 6dkejrvsj8ar:伊勢柏崎 6edeig2ohpar:大内山 6f4eico2r8ar:梅ヶ谷
24472南伊勢町:euzkjy7
24543紀北町:ehne01v 6h6ehqslm5ar:紀伊長島 6i2efnh99par:三野瀬 6iredp53nyar:船津 6j7edn1ndrar:相賀
24561御浜町:e75mt34 6rie7nbdy6ar:神志山 6rze7e5b54ar:紀伊市木 6sqe6x4b27ar:阿田和
24562紀宝町:e5qad97 6twe690o5car:紀伊井田 6u9e5xvuyfar:鵜殿
25201大津市:e039tvm 415e4aap05dn:北小松 428e3wev1odn:近江舞子 43de3cdep4dn:比良 44he2n3c7qdn:志賀 46be2ady0hdn:蓬莱 48ke2jtg2pdn:和邇 4ale2kcawsdn:小野 4cae2adxjedn:堅田 4eke1jj9yxdn:おごと温泉 4g4e0ybdrpdn:比叡山坂本 4g5e0p0laq2o:坂本比叡山口 4g7e0fgdbeb4:ケーブル坂本 4gde0bsc7vb4:ほうらい丘 4gfdzt21irb4:もたて山 4gkdzpiq6hb4:ケーブル延暦寺 4goe0npfq62o:松ノ馬場 4hke0gmszg2o:穴太 4i3e0jdtr6dn:唐崎 4ihe0960yr2o:滋賀里 4ixe077am52o:南滋賀 4jhe04kzhg2o:近江神宮前 4jqe065khtdn:大津京 4k1e04kzg02o:京阪大津京 4kde04kzew2o:大津市役所前 4l3e0a31012o:三井寺 4lee0fgcv52l2o:びわ湖浜大津 4m5e0omfjx2o:島ノ関 4mbe0ah6782l:上栄町 4mce0uimf32o:石場 4moe0gribydi:大津 4mze11l91q2o:京阪膳所 4n0e11l91jdi:膳所 4n5e180axk2o:錦 4nje1cgmio2o:膳所本町 4npe01b3ef2l:大谷 4o3e1fh2t02o:中ノ庄 4ohe1jj94r2o:瓦ヶ浜 4ole2oeg35di:瀬田 4oxe1kuemw2o:粟津 4pee1p1ap5di:石山 4pge1q30pw2o:京阪石山 4q3e1ujc9y2o:唐橋前 4qme1v278p2o:石山寺
25202彦根市:eetr3uw 3yjefreyjyem:フジテック前 3yzefo9seoem:鳥居本 3zseeyqagjdiem:彦根 40heevpu25em:ひこね芹川 411eesb8fcem:彦根口 41teeefej1di:南彦根 427eevbolnelem:高宮 430edkp0f2di:河瀬 44decgcoapdi:稲枝
25203長浜市:efi8wi8 3e8eavwfb9ctdn:近江塩津 3eteclbxgrct:余呉 3h9edfulpyct:木ノ本 3hre9u1octdn:永原 3k5ee0t1xvct:高月 3m4eege6dwct:河毛 3o3eeqqop2ct:虎姫 3rzef0p1kqct:長浜 3tmefmtxobct:田村
25204近江八幡市:e8y31qr 4a9ea8ufpedi:安土 4c3e93z8l4diek:近江八幡 4cvea4nje5ek:武佐 4deeaplzumek:平田 4ece7zmwghdi:篠原
25206草津市:e3x73ub 4jxe3zy4qadidv:草津 4mfe3gfjdgdi:南草津
25207守山市:e569799 4hze59080ddi:守山
25208栗東市:e5b3nu1 4iue4niwefdi:栗東 4jje5csyo2dv:手原
25209甲賀市:ebglbvh 4pdec5qokqem:水口松尾 4pzebt608eem:水口 4qeebmct1gem:水口石橋 4qkebehvu9em:水口城南 4rweaz1guq39dvem:貴生川 4t4ebiy75ydv:甲南 4u2ec533c7dv:寺庄 4u8e8kur1l39:紫香楽宮跡 4uke8g4zw839:雲井 4v7ed4bis5dv:甲賀 4vne81c5nt39:勅旨 4w1edqbp7ldv:油日 4wce7wcyz839:玉桂寺前 4wze7m0gf839:信楽
25210野洲市:e6bdtsj 4gce66xi70di:野洲
25211湖南市:e8gxb4q 4kge7b5401dv:石部 4mwe8dipiudv:甲西 4p5e9nmih3dv:三雲
25212高島市:e6o7zso 3l5e7j9k42dn:マキノ 3mte6s5h2edn:近江中庄 3qbe6jweamdn:近江今津 3tne6o7ztfdn:新旭 3vse63nodcdn:安曇川 3yme5qtkaodn:近江高島
25213東近江市:ecxrsrc 46febf0shkdi:能登川 496ecjvz98em:五箇荘 4aseciktkpem:河辺の森 4d0ecgcnlyekem:八日市 4ddecd7hi9ek:新八日市 4dhec2ljhpek:太郎坊宮前 4dzebehwvyek:市辺 4emec7bai4em:長谷野 4f7ec3ijlqem:大学前 4fuebxvs4cem:京セラ前 4grec7ba9lem:桜川 4hyecf67ceem:朝日大塚
25214米原市:efz9vwe 3tieizgsafap:近江長岡 3ueek0j8auap:柏原 3v2efuff75ct:坂田 3vtehxqr5pap:醒ヶ井 3wzefx6fugaoapctdiem:米原
25383日野町:eebxrgl 4j7ecv0rbfem:朝日野 4l8edd3h3eem:日野
25384竜王町:e9wj6a8
25425愛荘町:ed3xfl5 46sed53vf6em:愛知川
25441豊郷町:edqumme 44teds5s4rem:豊郷
25442甲良町:eevz94a 43oeec2iq4em:尼子
25443多賀町:eg0bl7f 42gef3kr0tel:スクリーン 42uefppn8oel:多賀大社前
26100京都市:dwy3r5x
26101京都市北区:dwfmw7f 4hxdwukg4x2i:北山 4iddwl4xv22i:北大路 4jgdvbopeu2e:等持院・立命館大学衣笠キャンパス前 4jkdvkzhvm2e:北野白梅町
26102京都市上京区:dwiwry1 4ivdwmbdl22i:鞍馬口 4j9dwmbdj12i:今出川
26103京都市左京区:dxbgq9i 4cpdx3zyv0g8:多宝塔 4cydx44olmg8:山門 4d9dx3ce2h4d:鞍馬 4drdwry5hv4d:貴船口 4eidwr5uww4d:二ノ瀬 4f4dwr5uua4d:市原 4fodwutvuk4d:二軒茶屋 4fwdwyw25n4d:京都精華大前 4g2dxlt8xk4d:岩倉 4g3dx8ufdj4d:木野 4gidyfa7cd2g:ケーブル八瀬 4gldxto62u4d:八幡前 4gqdyehwt74c:八瀬比叡山口 4gsdywpchf2g:ケーブル比叡 4gvdxk3y2t2i:国際会館 4gxdxynco04c:三宅八幡 4hedxto60l4c4d:宝ヶ池 4hvdx8kzpw2i:松ヶ崎 4i2dxqx5504c:修学院 4ifdxn940c4c:一乗寺 4irdxjgd4g4c:茶山・京都芸術大学 4j2dxfiwi64c:元田中 4j8dx44ny72q4c:出町柳 4kedx37nl52q:神宮丸太町 4m2dxr1ukg2h:蹴上
26104京都市中京区:dwbyuvo 4kfdvkus1xdb:円町 4kpdwmksxh2i:丸太町 4l9dvze6lg2hdb:二条 4ladwanpd32h:二条城前 4lhdvkq28u2h:西大路御池 4lkdwz0rfh2h:京都市役所前 4lmdwmpimy2h2i:烏丸御池 4mkdvoit0x2ffq:西院
26105京都市東山区:dx8pp1t 4ltdxd60r22h:東山 4ludx56dt82h:三条京阪 4lvdx3cd9l2m2q:三条 4mldx2ti7l2m:祇園四条 4n9dwymm262m:清水五条 4p9dx02h862md4:東福寺 4q1dx0bwo92m:鳥羽街道
26106京都市下京区:dwhgwc3 4medwymm46fq:京都河原町 4mgdwnr8lxfq:烏丸 4mjdw9h9itfq:大宮 4mndw7ryq72f:四条大宮 4mpdwmu8bw2i:四条 4nbdw01r8tdb:丹波口 4nhdwmu89s2i:五条 4o8dwx6qq52m:七条 4oddw186yqdb:梅小路京都西 4ovdwlj2nx2iaod4dbdieo:京都
26107京都市南区:dw5t887 4pcdvlwhsidi:西大路 4pfdwdjfooeo:東寺 4pidwmu85b2i:九条 4q0dwdepvweo:十条 4q6dwmu83h2i:十条 4qwduu9jrkdi:桂川
26108京都市右京区:dv1c6s7 4jfdv8o93a2e:龍安寺 4jldutlzhb2e:宇多野 4jmduzi6d42e:御室仁和寺 4jodv3yhyv2e:妙心寺 4jpdsi6ar96u:トロッコ保津峡 4jtduo8nkr2e:鳴滝 4k6dumxi0s2e:常盤 4kadts5e18db:嵯峨嵐山 4kbdtqyy966u:トロッコ嵯峨 4kcdv437nudb:花園 4khdtx9ae22f:鹿王院 4kjdteizp66u:トロッコ嵐山 4kkduhfgd6db:太秦 4kmdu28h082f:車折神社 4kndtssys52f:嵐電嵯峨 4kqduk6h652e:撮影所前 4krdto37nu2f:嵐山 4ksdu8s8nc2f:有栖川 4ktduh1b3b2e2f:帷子ノ辻 4kzdurijbp2f:太秦広隆寺 4lbduxo5ph2f:蚕ノ社 4ljdv1qc1p2h:太秦天神川 4lpdv011922f:嵐電天神川 4m0dvb14hv2f:山ノ内 4m4dvn7nj32f:西大路三条 4nxdv4vhz9fq:西京極
26109京都市伏見区:dwp2dm9 4qhdwzewd72m:伏見稲荷 4qpdx18ww3d4:稲荷 4qtdwdo5bmeo:上鳥羽口 4qydx0gmco2m:龍谷大前深草 4r1dwjtrp62i:くいな橋 4rddx0lc1t2m:藤森 4rgdwi96m02ieo:竹田 4s0dyhic8v2h:醍醐 4s6dwz5gp62m:墨染 4s7dx7nyncd4:JR藤森 4sbdwp73g4eo:伏見 4skdy8qepq2h:石田 4spdwuazrh2m:丹波橋 4srdwvm5adeo:近鉄丹波橋 4sxdwufph1eo:桃山御陵前 4t1dx2thnyd4:桃山 4t2dwszu6l2m:伏見桃山 4t3dxupv2g2n:六地蔵 4t7dxi0h0e2n:桃山南口 4tddwz0qsi2n:観月橋 4thdwnhsib2m2n:中書島 4ubdx02gpneo:向島 4utdv85d552m:淀
26110京都市山科区:dylft0d 4nedy6442w2h2l:御陵 4nvdypmp9e2hdidn:山科 4nydypw4rk2l:京阪山科 4nzdyz27hb2l:四宮 4o0dzgqs562l:追分 4p7dypmp6o2h:東野 4q5dyn53sv2h:椥辻 4r6dyk9d582h:小野
26111京都市西京区:du7v856 4jwdsag3avdb:保津峡 4lrdttgjhvfv:嵐山 4mydu1bglufv:松尾大社 4o9dubnz0sfv:上桂 4pjduku1nffqfv:桂
26201福知山市:d9lbwav 3ncdar8uc202:大江山口内宮 3oqdam4xtg02:二俣 3qldajs24m02:大江高校前 3r5dacyuww02:大江 3sfd9p4npz02:公庄 3tgd91tbkp02:下天津 3umd2ib3e2db:上夜久野 3uwd8oz7lu02:牧 3vod7nnbwvdb:上川口 3wcd4y73jjdb:下夜久野 3wed8ucjc902:荒河かしの木台 3xld8y0kbu02:福知山市民病院口 3y2dbjsrhtdb:石原 3ycd9apyav02dbdq:福知山
26202舞鶴市:dj1hqfv 3h7dfogqu101:丹後神崎 3itdldl00cd8:松尾寺 3jydfcxsbi01:東雲 3kddjcvywud8dt:東舞鶴 3m9dfk54im01:四所 3mpdh0sp8301dt:西舞鶴 3p4dgv5xkodt:真倉
26203綾部市:deehlwd 3u3dgb96nkdt:梅迫 3vpdfpn58jdt:淵垣 3xqdcj173tdb:高津 3xude5pogtdbdt:綾部 3ykdgky3yidb:山家
26204宇治市:dy38cng 4swdxzfm6u2hd4:六地蔵 4tjdxyilv22n:木幡 4tqdy26mxsd4:木幡 4ucdy7te8g2nd4:黄檗 4vbdyc0a7y2n:三室戸 4vjdybvkfs2n:宇治 4vodxfx0o2eo:小倉 4vydy4o7zcd4:宇治 4w3dxlohrvd4:JR小倉 4wjdxc49queo:伊勢田 4x6dx9modmeo:大久保 4x7dxecfhjd4:新田
26205宮津市:dc3yza4 3aodc48f6e17:傘松 3atdc3kue217:府中 3cndbnc4t201:天橋立 3d7dahy2rz01:岩滝口 3dxddjyzbh01:栗田 3erdc9qgeo0102:宮津 3fjdbzinkx02:宮村 3g5df5v5yu01:丹後由良 3gsdbtr6c402:喜多 3l1dbarfs202:辛皮
26206亀岡市:dpvh36g 4i7doy2oesdb:千代川 4j5dp6pvzndb:並河 4kldq6h6godb:亀岡 4l2dr2b0fm6u:トロッコ亀岡 4lndqx2eajdb:馬堀
26207城陽市:dxdff1v 4xsdx6m7zeeo:久津川 4yfdxevacsd4:城陽 4yndx32wk5eo:寺田 4zgdxq9irsd4:長池 4zkdx44mheeo:富野荘 50kdy3vwzdd4:山城青谷
26208向日市:dueezim 4r0dukpbs4fq:洛西口 4rmduth967di:向日町 4rodumsrr7fq:東向日 4soduk6gl3fq:西向日
26209長岡京市:duavo0j 4tpdu6thnlfq:長岡天神 4tuduhtkwjdi:長岡京 4ufdu1pl6xfq:西山天王山
26210八幡市:duquxhw 4wfdugdpbj2m:石清水八幡宮 4wgdufuuay2p:ケーブル八幡宮口 4wkdtvy3tg2m:橋本 4wmdugif1l2p:ケーブル八幡宮山上
26211京田辺市:dwxg4vk 504dvgska4do:松井山手 507dwa0378do:大住 51idwy3pp6do:京田辺 51mdx3zwkveo:新田辺 535dxbq3wzeo:興戸 53idxbbymwdo:同志社前 54adxlf1kieo:三山木 54cdxjblipdo:JR三山木 55bdxn9224eo:近鉄宮津
26212京丹後市:d77su2a 2zdd5xaw1t01:網野 32ed3zr11001:夕日ヶ浦木津温泉 35kd2e49il01:小天橋 367d7m7ix001:峰山 38wd22uqkk01:かぶと山 39jd168m0n01:久美浜 3b7d8ew6hh01:京丹後大宮
26213南丹市:dm3dug0 459dm1jukxdb:胡麻 46gdmsxcurdb:鍼灸大学前 48hdnb9i5gdb:日吉 4awdmvxstjdb:船岡 4e7dml2f2mdb:園部 4evdn4ppyhdb:吉富 4gbdocld2adb:八木
26214木津川市:dyuv9ex 56xdyokxk2d4:棚倉 59ie0msd1idz:加茂 59rdyviua9d4:上狛 5a8dxyikh7eo:木津川台 5b8dy6rmutdo:西木津 5bcdxvmtuaeo:山田川 5bkdz03vj0d4dodz:木津 5d7dxt0io5eo:高の原
26303大山崎町:du1pl44 4vtdtp4wqidi:山崎 4vudtsesk2fq:大山崎
26322久御山町:dvnlrta
26343井手町:dy7y33m 524dybvju8d4:山城多賀 541dycsjzbd4:玉水
26344宇治田原町:e0kyd7o
26364笠置町:e367ora 58ve2zsmufdz:笠置
26365和束町:e1x5lyu
26366精華町:dxl0w0o 56edxoox9ado:下狛 56fdxpvd18eo:狛田 58rdxu6yqbeo:新祝園 58sdxt58pedo:祝園
26367南山城村:e55lka8 575e4y4scodz:大河原 58he69ognfdz:月ヶ瀬口
26407京丹波町:dk8z644 3zqdh9fvmvdb:立木 404dj0kok6db:安栖里 40jdjineg1db:和知 43udkdfi1mdb:下山
26463伊根町:dex39qp
26465与謝野町:dajwt6t 3dyd9lgnyj01:与謝野
27100大阪市:dn9k3qz
27102大阪市都島区:do7hduu 5d8doar9utco:城北公園通 5fcdo4lnch5w:都島 5fudny6lezd3:桜ノ宮 5h1doe5v852m61cnd3do:京橋 5hfdo3y2gxcn:大阪城北詰
27103大阪市福島区:dm69ht6 5gzdmps320d3dig0:福島 5h5dlx3f4ig0:淀川 5hadm7b7v0cn:海老江 5hcdmntcqtcn:新福島 5hhdmbde74g0:野田 5hldm9st5p5z:野田阪神 5icdmqtt1h2j:中之島 5iqdmbrjf15z:玉川 5ivdm9st49d3:野田
27104大阪市此花区:dlg2f4f 5isdlfa4nhg3:伝法 5jddlnehbag3:千鳥橋 5jndlyspt6d3dkg3:西九条 5m3dl571jidk:安治川口 5msdky94l2dk:ユニバーサルシティ 5okdkq4ruldk:桜島
27106大阪市西区:dmogxd8 5ifdn1ym1s5x:肥後橋 5jydmps2xr5y5z:阿波座 5ladmpnd4s5z61:西長堀 5lddmyfalf61:西大橋 5lhdm8r2za5yg3:九条 5lwdn2cr6b5x:四ツ橋 5m8dmfka4561:ドーム前千代崎 5mbdmerzlcg3:ドーム前
27107大阪市港区:dlrbxqn 5mddlswiti5yd3:弁天町 5oqdlbhdlc5y:朝潮橋 5ptdksmd3e5y:大阪港
27108大阪市大正区:dm71s07 5njdmfoztt61d3:大正
27109大阪市天王寺区:dnw3502 5lodobjjzq61d3:玉造 5nfdnwm02retf8:大阪上本町 5nmdoa8ee75zd3et:鶴橋 5p0do7cnrtd3:桃谷 5p2dnp9xug5w:四天王寺前夕陽ヶ丘 5qndnqbns65v5wd3dze0:天王寺
27111大阪市浪速区:dn6a7nm 5mmdmozsbgg3:桜川 5modmtyyxn5z:桜川 5mvdmoln1w4a:汐見橋 5nddn0iqkodz:JR難波 5ocdn9ot9j44:難波 5ordmoqcr14a:芦原町 5ozdmsj3kqd3:芦原橋 5pfdn3xc2r5v5x:大国町 5pjdndqzjq60fp:恵美須町 5pmdn8n36d44:今宮戎 5prdmwzf5ad3dz:今宮 5q7dn88xvq44d3dz:新今宮 5qbdnb4ofzfp:新今宮駅前
27113大阪市西淀川区:dll6bpm 5erdlkiqyfcn:御幣島 5eudl75s4zg0:千船 5fhdkvw9c1g3:出来島 5g1dlnxch0g0:姫島 5gldl3mgpig3:福
27114大阪市東淀川区:do96oyb 58tdowmqwh62:井高野 593doetggqfq:相川 59kdosypr562:瑞光四丁目 59tdodwg4tfq:上新庄 5a9dnwqqg8ft:下新庄 5akdosypow62:だいどう豊里 5awdnwm0nkco:JR淡路 5b0dnsxzk2fqft:淡路 5ccdnk1ca6fq:崇禅寺 5cjdnm02k7ft:柴島
27115大阪市東成区:dooidik 5k1dotcugr5y62:緑橋 5kqdp9gu2w5y:深江橋 5mcdorittv5z62:今里 5mpdp5o35m5z:新深江 5nydp01bqvet:今里
27116大阪市生野区:dofqfxk 5oodp8f3x15z:小路 5pwdp6pt2d5z:北巽 5radp487ob5z:南巽
27117大阪市旭区:doskk9a 5cldp9uzpr2m:滝井 5d4doz91oq5w:千林大宮 5d5dp6ge3t2m:千林 5dgdpebb9y62:清水 5dtdp2e7q32m:森小路 5ehdpb1fe962:新森古市 5eidoujai95w:関目高殿
27118大阪市城東区:dov25ez 5eodovgare62:関目成育 5etdow8l9y2m:関目 5fadokbhpt5w:野江内代 5fgdore4dd2m:野江 5fldoowj24co:JR野江 5ghdow8l6o6162:蒲生四丁目 5i0dou0fbk62codo:鴫野
27119大阪市阿倍野区:dnv1etu 5qido1l6jzd3:寺田町 5qvdnnpcprfo:天王寺駅前 5qzdnpo308eq:大阪阿部野橋 5r8dnme75k5wfo:阿倍野 5rido2dh0qeq:河堀口 5rndo1ulzme0:美章園 5rydnun9jq5w:文の里 5rzdnjigj7fo:松虫 5sbdnst8ze5v:昭和町 5scdnht5pxfo:東天下茶屋 5sydndvp35fo:北畠 5t8dnav8qpfo:姫松 5tgdnql33d5v:西田辺
27120大阪市住吉区:dn7gn04 5tedn4kwkr4a:帝塚山 5tndn7q2n2fo:帝塚山三丁目 5ttdmwzevafp:東粉浜 5tudmvsz3944:粉浜 5tzdn5d728fo:帝塚山四丁目 5u4dn2cqq6fo:神ノ木 5u7dmw2ekefofp:住吉 5ucdn3j6hi4a:住吉東 5uedmv5ea5fp:住吉鳥居前 5ugdnnyrxz5ve0:長居 5ujdmv5e9dfp:細井川 5urdn2m65r4a:沢ノ町 5uwdmtpixzfp:安立町 5uzdnfuf6ve0:我孫子町 5vbdms0843fp:我孫子道 5vddn2m6404a:我孫子前 5vfdnnfwue5v:我孫子 5vrdnalszue0:杉本町
27121大阪市東住吉区:do5ws7f 5rrdok21nxdz:東部市場前 5sedo8j3cgeq:北田辺 5svdo3omge5w:田辺 5t5dobetvbeq:今川 5t7dny1v1se0:南田辺 5tjdodmzmw5w:駒川中野 5twdnt2odge0:鶴ヶ丘 5u2doe14uyeq:針中野 5uudodwf0req:矢田
27122大阪市西成区:dmzcajy 5pqdmkjglv4a:木津川 5qednbs9785v60:動物園前 5qqdmko6av4a:津守 5qydn9ot4pfp:今池 5r0dn5hx1444:萩ノ茶屋 5r2dn2816y5x:花園町 5r7dn8wilafp:今船 5rkdn7usjffp:松田町 5rodmsj3f64a:西天下茶屋 5rvdn2hgn74460:天下茶屋 5rxdn6xs8rfp:北天下茶屋 5s5dmyk0125x:岸里 5sadn60ry3fp:聖天坂 5srdn3nwd0fp:天神ノ森 5stdn0e0j0444a:岸里玉出 5t1dn1fqjhfp:東玉出 5t9dmu8e3l5x:玉出 5tadmzlpz0fp:塚西
27123大阪市淀川区:dmp988b 5atdn4pn8z5v:東三国 5b2dnbwznkdi:東淀川 5bddmkerhrfu:三国 5bzdn7ut9l5vaocodcdi:新大阪 5c4dm7fxw8fx:神崎川 5cndlhwg0ecn:加島 5cudn4ucw25v:西中島南方 5d0dn5rd5lfq:南方 5djdmjmgugfqfufx:十三 5epdm1xw47di:塚本
27124大阪市鶴見区:dpvv61w 5eydq4do1y61:鶴見緑地 5g7dptwfqz61:横堤 5gedpdeauk61:今福鶴見 5iydphl6u8codo:放出
27125大阪市住之江区:dmk5azy 5rcdjzo9kq5y63:コスモスクエア 5rldjz5ej863:トレードセンター前 5s6dk6815v63:中ふ頭 5sidkdk3b963:ポートタウン西 5sjdklog0563:ポートタウン東 5tkdmfozhh5x:北加賀屋 5tsdktench63:フェリーターミナル 5uadl7tc5663:南港口 5ubdkxuywq63:南港東 5uddmtu8r244:住吉大社 5ufdlog6re63:平林 5ukdm6sc6j5x63:住之江公園 5uxdmpnclh44:住ノ江
27126大阪市平野区:dov24sj 5rpdpmkd2oco:衣摺加美北 5shdp1h6rpdz:平野 5szdpo089sco:新加美 5t0dpm1hz1dz:加美 5tmdoy7av85w:平野 5uldp2x1vw5w:喜連瓜破 5umdpkc71m5w:出戸 5uydpvca955w:長原
27127大阪市北区:dnjrwkw 5ewdn2vmh55v:中津 5f6dmwuptnfufx:中津 5f8dnl7rwh5w60ft:天神橋筋六丁目 5fkdne0fgg5w:中崎町 5fsdn4g7gwfufx:大阪梅田 5fvdnmx2ndd3:天満 5g5dnkycce60:扇町 5g9dn3nwxj5v:梅田 5gcdmzqgc1d3di:大阪 5gfdn351wng0:大阪梅田 5gidn6exq65w:東梅田 5godn0ww365x:西梅田 5gtdn2vmdkcn:北新地 5gvdnkycap5w60:南森町 5gydno3idacn:大阪天満宮 5hidn7zips2j:大江橋 5hmdn1b1b02j:渡辺橋
27128大阪市中央区:dnjdr4r 5i4dnh5lez2j:なにわ橋 5i5dn9tj8n2m5v:淀屋橋 5i9do9pjl361:大阪ビジネスパーク 5iddnfpq4f2m60:北浜 5ikdnsf45w2j2m5w:天満橋 5j0dofqg73d3:大阪城公園 5jqdnfgajp5y60:堺筋本町 5judntq9mp5w5y:谷町四丁目 5jvdn58ht85v5x5y:本町 5k2doe5v3y5y61d3:森ノ宮 5l9dntuzc65w61:谷町六丁目 5lednmsco361:松屋町 5lgdn6a7rx5v61:心斎橋 5lidnf258f6061:長堀橋 5mxdn5mmy25v5x5z:難波 5mydnrrj7u5w5z:谷町九丁目 5n0dn5d7fzf8g3:大阪難波 5n4dnexff05z60:日本橋 5n9dnespnwf8:近鉄日本橋
27140堺市:dmkjfz9
27141堺市堺区:dmkjfz9 5vqdmpdx0bfp:大和川 5vudmh4ujm44:七道 5vwdmnagxdfp:高須神社 5vydmuvyli4a:浅香山 5w3dmko5uffp:綾ノ町 5w8dmh4uhrfp:神明町 5wedmeryx9fp:妙国寺前 5whdm1jpuh44:堺 5widmcf3cqfp:花田口 5wmdm99x9bfp:大小路 5wydm601esfp:宿院 5wzdmn11b34a:堺東 5x5dm2lft4fp:寺地町 5xedlz24gcfp:御陵前 5xfdlqewqy44:湊 5xpdmwzegq4ae0:三国ヶ丘 5xvdlttia8fp:東湊
27142堺市中区:dn58gmb 600dn3eg3bb9:深井
27143堺市東区:doicq3p 5z7do5dwku4a:初芝 5zkdogipjv4a:萩原天神 60cdor9d714a:北野田
27144堺市西区:dlve33a 5y2dlp3r50fp:石津北 5y3dlhi9g944:石津川 5yadljqf82fp:石津 5ypdlc4xim44:諏訪ノ森 5yudle3nsrfp:船尾 5yvdmdgt4ke0:上野芝 5z6dm15ka7e0:津久野 5z8dl4o5igfp:浜寺駅前 5zbdl68qjp44:浜寺公園 5zxdloplnse0:鳳
27145堺市南区:dmtyxj4 61ydnllviib9:泉ケ丘 62tdmtu7rnb9:栂・美木多 63edm9xh7sb9:光明池
27146堺市北区:dnt7dq0 5w9dn9y866e0:浅香 5wfdns5ntt5v:北花田 5wsdn4z1hse0:堺市 5xmdnqpsfm5v:新金岡 5y0dn4g6co4a:百舌鳥八幡 5y5dmsed1te0:百舌鳥 5y7dnd83rv4a5vb9:中百舌鳥 5ytdno3h8d4a:白鷺
27147堺市美原区:dpeb9uy
27202岸和田市:dihu7nf 636dj9cfxk44:春木 63qdj01ne044:和泉大宮 63tdjqwar5e0:久米田 645dir0ad744:岸和田 648djfmrxae0:下松 64adigx7ck44:蛸地蔵 64jdj13d9pe0:東岸和田
27203豊中市:dm3drxi 52zdn0e1xj3g:千里中央 53adn0e1wr5u:千里中央 53kdmabp0r5u:少路 543dlokxz75u:柴原阪大前 54wdlc9p535ufu:蛍池 55edl2u6w85u:大阪空港 55tdlsrtz4fu:豊中 56ldlwyq0dfu:岡町 56wdn0ires3g:緑地公園 579dm0dbj1fu:曽根 58ddma6yy5fu:服部天神 59sdma293jfu:庄内
27204池田市:dkl5mgp 51jdkh85vcfu:池田 536dl7y3eafufz:石橋阪大前
27205吹田市:dnst9yi 51rdnl32zrft:北千里 52wdomjoay5t:公園東口 53ddoa8fhg5t5u:万博記念公園 53gdnr3zin5uft:山田 554dn30cv13g:桃山台 558dni7c7oft:南千里 56kdndvq9aft:千里山 56pdoortuhdi:岸辺 578dneo0ppft:関大前 584dnic1r2ft:豊津 58bdo1umy8di:吹田 58udntc4z0ft:吹田 58wdn2vmuc3g5v:江坂 59wdnlh7pico:南吹田
27206泉大津市:djx6n78 60wdkdk2ex44:北助松 61cdk2tem944:松ノ浜 61mdjsllu244:泉大津
27207高槻市:drg6sz1 4xbdt2h5aofq:上牧 4yodrg239cdi:高槻 4ywdrnx0fmfq:高槻市 4zndqkvtx5di:摂津富田 4zvdqk3jdsfq:富田
27208貝塚市:di1gsca 64mdi05mv944b6:貝塚 64udikbsswe0:東貝塚 64wdi433eyb6:貝塚市役所前 650di73jptb6:近義の里 658dhje2de44:二色浜 65bdidwqtub6:石才 65hdi1q7rle0:和泉橋本 65kdija2nub6:清児 65odin2th2b6:名越 65ydivzgmmb6:森 662dixy6web6:三ツ松 66ddj01mx4b6:三ヶ山口 66mdj0txerb6:水間観音
27209守口市:dpfhr5q 59vdq1mnj85u5w:大日 5b7dpiwcrc5w:守口 5bodpjy2rc2m:守口市 5cadp78ooh5w62:太子橋今市 5cfdpd05t62m:土居
27210枚方市:dso75rk 4xzdtkafmy2m:樟葉 4zbdt7gbp22m:牧野 50fdsse1z82m:御殿山 510duxo49vdo:長尾 52bdslkupu2k2m:枚方市 52hduk6fm8do:藤阪 52kdsvxd6x2k:宮之阪 52sds9ebn82m:枚方公園 539dszzjho2k:星ヶ丘 53wdt5r0kz2k:村野 53zdue0t4edo:津田 54idrx7si22m:光善寺
27211茨木市:dpoj4qs 4yjdo0o7vr5t:彩都西 4zydo5neca5t:豊川 50idq0g8d9di:JR総持寺 50sdq9r0tsfq:総持寺 51ydo9kut45t:阪大病院前 52adpxtx7pfq:茨木市 52fdpg0ms7di:茨木 538dp629hs5u:宇野辺 53odpjonrv5ufq:南茨木 552dpl4izo5u:沢良宜
27212八尾市:dqupfrx 5s3dqhch0qet:久宝寺口 5smdqy8r4qet:近鉄八尾 5swdrit2cnepet:河内山本 5t4dsbmg0pep:服部川 5tbdq9848fcodz:久宝寺 5tpdsd7109epf4:信貴山口 5trdrpm9g5et:高安 5u0dqpq931dz:八尾 5u9dsrqfjvf4:高安山 5uidrs3uojet:恩智 5vadrehgabdz:志紀 5vmdq74nzo5w:八尾南
27213泉佐野市:dgwqaw3 65jdhavkdk44:鶴原 65tdh0nrky44:井原里 65xdhq79eue0:東佐野 660dgji1v34447:泉佐野 664dfvxab247dy:りんくうタウン 66gdheob27e0:熊取 66udfwuahn44:羽倉崎 688dh1phdvdye0:日根野 68xdgn1cyze0:長滝
27214富田林市:dqpznog 60edr33762f7:喜志 61kdqukp2rf7:富田林 61sdqot7wrf7:富田林西口 623dpch8zc4a:金剛 628dqhh5o8f7:川西 62ydqc8jguf7:滝谷不動 633dpg0k704a:滝谷
27215寝屋川市:drugrfx 563dry4so62m:香里園 588drkwjg82m:寝屋川市 599dsrh14zdo:寝屋川公園
27216河内長野市:dpirkuf 63pdplilqq4a:千代田 63sdq2a64ef7:汐ノ宮 64edpujykf4af7:河内長野 651dps2d5b4a:三日市町 65ldpzj4zc4a:美加の台 65zdqgouj94a:千早口 670dqnw6ug4a:天見
27217松原市:dp2e6mt 5w7doh1kxxeq:河内天美 5wpdoma702eq:布忍 5x0dp9uyjfeq:河内松原 5x1douxeooeq:高見ノ里
27218大東市:dro6evj 5cgds905rcdo:四条畷 5dzds64f3ldo:野崎 5fndrm2ys7do:住道
27219和泉市:dkels78 619dl1x4ghe0:北信太 61tdkqx14be0:信太山 62ndkezxhse0:和泉府中 642dllykawb9:和泉中央
27220箕面市:dm462st 501dm10ws7fz:箕面 51bdly0gdnfz:牧落 528dlrbyx3fz:桜井
27221柏原市:drv4ark 5vpdrs3ukget:法善寺 5w1drtf01oet:堅下 5w4drnwyeldzf5:柏原 5wkdrqejo8f5:柏原南口 5wldrvrvjeet:安堂 5x2dt4ftaodz:河内堅上 5xcds8qp0ydz:高井田 5xods4f34zet:河内国分 5y9dsgc6kzet:大阪教育大前
27222羽曳野市:dr1nc5m 5x6dpu14i0eq:恵我ノ荘 5xbdq9ctlfeq:高鷲 5yedr5kspweqf7:古市 5z1drmlsk1eq:駒ヶ谷 5zrds71dxteq:上ノ太子
27223門真市:dqci0yo 5a5dr82fiq2m:萱島 5aldqx2c852m:大和田 5aydqi9i3r2m:古川橋 5b9dq74p2p2m5u:門真市 5bgdpy3c3x2m:西三荘 5eadqju2yn61:門真南
27224摂津市:dpg5c8s 55cdp2030qdi:千里丘 55zdp50jawfq:摂津市 56hdpf3m8o5u:摂津 56udoujayzfq:正雀 581dposjur5u:南摂津
27225高石市:dl2yuk6 5zmdl3r56ue0:東羽衣 5zodl2b9wf4449:羽衣 603dkvw7yf49:伽羅橋 605dkplvsp49:高師浜 60fdler8cpe0:富木 60idkqnlrz44:高石
27226藤井寺市:dqqdtir 5x8dre3at0eq:土師ノ里 5xadqlss4zeq:藤井寺 5xkdrk47f8eqf5:道明寺
27227東大阪市:dqupg6i 5gsdqqik8ddo:鴻池新田 5i3dq5ao6ldo:徳庵 5jedsttw5dev:石切 5kddrpqzo3en:吉田 5kfdsbhqohen:新石切 5ktdptiaasco:高井田中央 5kwdqj6hwk5yen:長田 5kydr07hsyen:荒本 5kzdpt8usg5y:高井田 5lkdsol9y8ev:額田 5mfdskntbbev:枚岡 5o0dptdkfnco:JR河内永和 5o1dpufagiev:河内永和 5o3dphzbwxetev:布施 5o6dq55y7kev:河内小阪 5o7dqfrw7hev:八戸ノ里 5oadr4ntafev:若江岩田 5ofdrhrclfev:河内花園 5ojdrsrfuoev:東花園 5olds8qpq4ev:瓢箪山 5owdptmzw9co:JR俊徳道 5oydpsgk4aet:俊徳道 5q6dpqr99gco:JR長瀬 5q9dq0bh8jet:長瀬 5rgdq7wyumet:弥刀
27228泉南市:dey4pnu 68rdf2gbnp44:岡田浦 69idei5fum44:樽井 69kdfvj4r0e0:新家 6a6df832uqe0:和泉砂川
27229四條畷市:ds99lc8 5afdsgv328do:忍ヶ丘
27230交野市:dtqg1gp 54ydtd7sg82k:郡津 55wdtkokbh2k:交野市 56rdtwlnrpdo:河内磐船 571dtxwta22k:河内森 57ldtz390c2k:私市 57odt4paaido:星田
27231大阪狭山市:dp7i2fg 60odoxt4su4a:狭山 61jdp9q88n4a:大阪狭山市
27232阪南市:ddpq7be 6a5ddq92ca44:尾崎 6apddfdord44:鳥取ノ荘 6b1dekib5te0:和泉鳥取 6b7dcq8c3944:箱作 6c9det0szbe0:山中渓
27301島本町:dt3x0o7 4wndt3ivdwdi:島本 4wxdtagsa2fq:水無瀬
27321豊能町:dmz2x8l 4uidl643nfci:妙見口 4uvdkxllnqci:ときわ台 4v9dkoto5jci:光風台
27322能勢町:dk2an6l
27341忠岡町:djl4ts5 62jdjgt7xy44:忠岡
27361熊取町:dhy6w8e
27362田尻町:dfl1wo0 652ddub99j47dy:関西空港 685dfjhbm344:吉見ノ里
27366岬町:da60pq9 6c2dbhp3yq44:淡輪 6cbdaun7d44446:みさき公園 6cpdadqx6746:深日町 6csda4u9ye46:深日港 6ctd9zgy2n46:多奈川 6dudahjnsr44:孝子
27381太子町:dskns5e
27382河南町:drwk5dh
27383千早赤阪村:drn4mxw
28100神戸市:dc3ysr8
28101神戸市東灘区:dennk5f 5cedfn0pkadi:甲南山手 5cidf158scfx:岡本 5ctdf3dekkdi:摂津本山 5d3de5pk0efx:御影 5dfdflg4gqg0:深江 5dqdejldssbxdi:住吉 5e7df7av36g0:青木 5ejdeafb1pg0:御影 5eldesdb7gbxg0:魚崎 5emde2fo3hg0:石屋川 5endei0spng0:住吉 5fmdeq9v3wbx:南魚崎 5hyderpqa9bx:アイランド北口 5iudesi0rvbx:アイランドセンター 5jhdetjqrebx:マリンパーク
28102神戸市灘区:ddpc4s5 59nddm299a3a:六甲山上 5beddhqnam3a:六甲ケーブル下 5csdcpyzk60a:虹 5dndcuoqm90a:摩耶ケーブル 5dsddhvcwrfx:六甲 5ekddo0z9odi:六甲道 5f0ddqwpsyg0:新在家 5f4dcy3c4ffx:王子公園 5fddd67ostdi:摩耶 5feddegr8lg0:大石 5fqdcvcb9vdi:灘 5frdd5k40hg0:西灘 5g2dcxymbmg0:岩屋
28105神戸市兵庫区:db0a1hy 5hzda6jnn5c0:鵯越 5kkdb1brihc0c1:湊川 5kvdb1zc9wbs:湊川公園 5l5db5wsulc1fyg2:新開地 5m1darrjhrbs:上沢 5m7daw7v2zg2:大開 5mqdaz3lmfdd:兵庫 5ngdbe5v7obt:中央市場前 5p5dbcupm9btdd:和田岬 5podb0a1arbt:御崎公園
28106神戸市長田区:dahab6o 5j5da8do4rc0:丸山 5k0dafl0ioc0:長田 5mndahxvz0bs:長田 5n7dahf0y5g2:高速長田 5ohda8dny86og2:西代 5p6daah3ypbsbtbvdd:新長田 5pudap0iixbt:苅藻 5q0dafl0aibt:駒ヶ林
28107神戸市須磨区:d9qfnon 5jzd7qixhcbu:総合運動公園 5kmd8feujtbubv:名谷 5lld90db0ebv:妙法寺 5osd9ur9m16obv:板宿 5pkd9mrmmw6o:東須磨 5q1d9x453pdd:鷹取 5q4d9ftpom6o:月見山 5qpd9ll6sodd:須磨海浜公園 5qxd97ysgs6o:須磨寺 5r5d92uw2s6o:山陽須磨 5red93dr2vdd:須磨 5rsd8n0bwr6o:須磨浦公園
28108神戸市垂水区:d72akrm 5rmd60kjxv6o:西舞子 5s4d6861l26o:舞子公園 5s7d80vfltdd:塩屋 5s8d7z64tc6o:山陽塩屋 5s9d68k6u4dd:舞子 5sgd7n919k6o:滝の茶屋 5skd6joztr6o:霞ヶ丘 5snd7b2i7q6o:東垂水 5sod6y3onp6o:山陽垂水 5ssd6yd45vdd:垂水
28109神戸市北区:da8wjgo 4xmdeathhddq:道場 4xndd7x0t8by:神鉄道場 4yedd449w1by:道場南口 4yzdd93gg8by:二郎 4ztdd81qboby:田尾寺 51gdd379cqby:岡場 53fdcv7malby:五社 549ddxgi57c0:有馬温泉 54qdd18iv1byc0:有馬口 55idcoxa0vc0:唐櫃台 561dchunbgc0:神鉄六甲 569dc8afb6c0:大池 57ddbsyq40c0:花山 58ndb84zb4brc0:谷上 596danu3jlc0:箕谷 5aadakfhvqc0:山の街 5azdaiq71fc0:北鈴蘭台 5c3d9al470c2:藍那 5cvda46schc2:鈴蘭台西口 5cyd9wlanuc2:西鈴蘭台 5d9daav9qcc0c2:鈴蘭台
28110神戸市中央区:dc6ujd2 5fydc4vt5gbrbsdc:新神戸 5gbdcgxmevfx:春日野道 5gmdckgxpwg0:春日野道 5hddc36i9wdi:三ノ宮 5hgdc1qmzibsbw:三宮 5hsdc1qmzafxfyg0:神戸三宮 5ibdc4hns6bt:三宮・花時計前 5ihdbortembs:県庁前 5iodbxabcfbt:旧居留地・大丸前 5ipdc92p4ebw:貿易センター 5iwdbsyphpdig0g2:元町 5j2dbl3sa9fy:花隈 5j6dbon3m3bt:みなと元町 5jfdbclabjbs:大倉山 5jidbj51ywg2:西元町 5k3dccm0e7bw:ポートターミナル 5kgdbdn0b3fyg2:高速神戸 5kodbh6bmwdddi:神戸 5l2dbhkgvxbt:ハーバーランド 5lzdcspzyobw:北埠頭 5m4dcjjx8rbw:中公園 5mgdcw9b9hbw:中埠頭 5mhdcmtt1fbw:みなとじま 5nwdcpyz2xbw:市民広場 5nzdcw4lh3bw:南公園 5p1dcv7l5lbw:医療センター 5pndd1w2j8bw:計算科学センター 5ruddbppvpbw:神戸空港
28111神戸市西区:d4bsmun 598d6fdey6c2:押部谷 59ad71rqptc2:栄 5a2d7labvfc2:木幡 5ajd87onm9c2:木津 5dod5malhcbu:西神中央 5gpd63bl82bu:西神南 5j1d6huzq7bu:伊川谷 5k4d72tg66bu:学園都市
28201姫路市:ctjygzd 4tecvmctlrdf:溝口 4ujcvdubiydf:香呂 4wdcv3mikydf:仁豊野 4xocuzfmc8df:砥堀 4xucqp4x6od5:太市 4yccrzwaz7d5:余部 4ydcuhmbuadf:野里 4zicskq1lwd5:播磨高岡 4zxcu9w48sdf:京口 50hctosxy86o:山陽姫路 50tctqi8q8d5dcdddf:姫路 517cui9wd0dd:東姫路 51pctegfdz6o:手柄 526cvd20a2dd:御着 52jcpvxdv2dd:網干 52lcs2ilpidd:英賀保 52vct8asx76o:亀山 530cqykezqdd:はりま勝原 53hcw08mhkdd:ひめじ別所 53pcsawdtq6p:西飾磨 547ct6q7st6o6p:飾磨 54dcrvb9686p:夢前川 54hcrfzk236p:広畑 54scr2ml8c6p:山陽天満 559ctuazap6o:妻鹿 55gcqh9zfn6p:平松 55vcq0dp996p:山陽網干 55xcuc49od6o:白浜の宮 565cuwf5ds6o:八家 56gcvlb2ft6o:的形 56jcw69ixe6o:大塩
28202尼崎市:djs2slh 587dkdaou0dq:猪名寺 59gdk4wwjvfsfx:塚口 59mdlap3ryfx:園田 59odjbpdlpfx:武庫之荘 59qdkgkkk4dq:塚口 5badjj65f7di:立花 5c6dkpchvbcndidq:尼崎 5dxdk6crkhg0g3:尼崎 5e2dkyduq7g0:杭瀬 5e3djppwxbg0:出屋敷 5e4djdjdvvg0:尼崎センタープール前 5ecdkhr02lg0g3:大物
28203明石市:d4whnj3 5dld0ydi0zdd:土山 5fid0isdb46o:西二見 5gkd0x2cca6o:東二見 5h4d1krtmcdd:魚住 5ird1fehot6o:山陽魚住 5j7d1niucp6o:西江井ヶ島 5jwd2s4ls4dd:大久保 5krd22ujeu6o:江井ヶ島 5m9d2o753o6o:中八木 5mzd3jw9bcdcdd:西明石 5o8d334owa6o:藤江 5pzd3q1vln6o:林崎松江海岸 5qad4am6tc6o:西新町 5qcd4quw6ydd:明石 5qdd4q7bfc6o:山陽明石 5qld5364yz6o:人丸前 5qsd5armn66o:大蔵谷 5r1d5moq5mdd:朝霧
28204西宮市:dhfldw2 50rdg8dc28dq:西宮名塩 51tdgtuni9dq:生瀬 57tdi31fx0fr:甲東園 58qdh0sjyufw:甲陽園 595di0xzsifr:門戸厄神 59udgyke31fw:苦楽園口 5acdhz3z5wfrfx:西宮北口 5amdgxio00fwfx:夙川 5b3dim5vnjdi:甲子園口 5b4dh1pk2mdi:さくら夙川 5b5dhomqv2di:西宮 5bfdhwmdsefr:阪神国道 5bidhcg7t3g0:西宮 5bvdgykdyng0:香櫨園 5c5dhsfhn6frg0:今津 5crdhz8orqg0:久寿川 5d6di7mgy0g0:甲子園 5drdigx9dpg0:鳴尾・武庫川女子大前 5dwdiwn3qog0g1:武庫川 5eqdisbhufg1:東鳴尾 5fbdiqvmj6g1:洲先 5fwdimtg5lg1:武庫川団地前
28205洲本市:d170mtd
28206芦屋市:dg2h4ed 5bjdfxrdd0fx:芦屋川 5bwdg6el1rdi:芦屋 5c9dgh58s4g0:打出 5codg1fedqg0:芦屋
28207伊丹市:djkqqte 540dk98irvdq:北伊丹 56ddkc8yxqdq:伊丹 56idk1n0xjfs:伊丹 572dk44m6kfs:新伊丹 582dk44m4jfs:稲野
28208相生市:cln2jxg 522clu9wgkdcdddw:相生 53ycl0a2vidw:西相生
28209豊岡市:cyg02r8 32gcw4tuczdb:竹野 36icy7hlf1db:城崎温泉 3aicxow07idb:玄武洞 3czcz0ayjs01:コウノトリの郷 3drcy7cv1x01db:豊岡 3hycxpxpisdb:国府 3kbcwtz5k6db:江原
28210加古川市:cz80zu9 54xd1lk4w9cr:厄神 55fd0l9z9icr:神野 56mczsq0zvcr:日岡 57mcz5su4ccrdd:加古川 5a0cyh6ce66o:尾上の松 5aed08kkv5dd:東加古川 5avcyyc1zk6o:浜の宮 5chczk7io66o:別府
28212赤穂市:cit5zni 50ecj03x51dd:有年 57hcjsnuufdw:坂越 597ciwu0r2dw:播州赤穂 59xche7pnndw:天和 5a7cgoesa3dw:備前福河
28213西脇市:d496e3u 4gud5c2vdxcr:船町口 4hsd4uean6cr:本黒田 4jyd4pxyszcr:黒田庄 4mrd4wr5t0cr:日本へそ公園 4ofd4u4un4cr:比延 4pod46fd8zcr:新西脇 4qad3v14olcr:西脇市
28214宝塚市:di3p0xs 4ygdg46g6jdq:武田尾 51fdj4mrh8fu:山本 51sdifhev7fu:中山観音 529diln18mdq:中山寺 52cdi5sh43fu:売布神社 52udhuno28fu:清荒神 52xdhea8x8dqfrfu:宝塚 53ndhkparqfr:宝塚南口 54odhrds4ifr:逆瀬川 55mdht7slyfr:小林 56vdhz8p53fr:仁川
28215三木市:d4mo18f 531d3yfp06c2:大村 545d4l3g80c2:三木上の丸 546d4c239ac2:三木 54jd4xxk0ac2:恵比須 568d59pxo1c2:志染 57cd5u5j1wc2:広野ゴルフ場前 580d5xk4lgc2:緑が丘
28216高砂市:cxdhlca 555cwmdinxdd:曽根 562cy669eudd:宝殿 56tcwqp4dn6o:山陽曽根 57rcx8ru8o6o:伊保 592cxhf1vf6o:荒井 59lcxsy03k6o:高砂
28217川西市:dk682oc 4vmdk56d55ci:笹部 4vpdjzt19ecicj:山下 4wedk44n1uci:畦野 4wsdk9w457ci:一の鳥居 4xjdk6csq8ci:平野 4y0dk5ki5aci:多田 4yldk7ny5fci:鼓滝 4z1dk8biv1ci:鴬の森 4zedkbbz5bci:滝山 4zwdkdya58ci:絹延橋 50ldk0uqs3cifu:川西能勢口 50pdjnd27lfu:雲雀丘花屋敷 516djwj4wpdq:川西池田
28218小野市:d2swxnn 4vdd2dgj3hcr:青野ヶ原 4wtd22706ucr:河合西 4y9d1p86gs3hc2cr:粟生 4yrd22ukqdc2:葉多 4zdd2lkvdbc2:小野 503d210k28cr:小野町 518d2z79jnc2:市場 51nd360godc2:樫山 51ud2jhf4wcr:市場
28219三田市:dd6vaym 4pudanfzzedq:藍本 4s8dao3kisdq:相野 4tcdbygsyudq:広野 4updckzuctdq:新三田 4urdboifl5bz:ウッディタウン中央 4v6dbw8myhbz:南ウッディタウン 4w4ddd0xclbydq:三田 4wbdccvhh3bz:フラワータウン 4wlddci2a9by:三田本町 4x0dd023pebybz:横山
28220加西市:cz8olxa 4tacyvz7vv3h:北条町 4uncymxus03h:播磨横田 4vgcyngpok3h:長 4w9cz6gfsv3h:播磨下里 4x4czrobpt3h:法華口 4xrd05apyn3h:田原 4xyd0k3k183h:網引
28221丹波篠山市:dcyvpgm 4fzdb4lqdgdq:丹波大山 4hjdbg9e9udq:篠山口 4itdbcq2sodq:南矢代 4k4damnpt8dq:古市 4n8dajdtshdq:草野
28222養父市:cwj8hb3 3oocx1u2bmdb:八鹿 3sgcy59dnwdb:養父
28223丹波市:d6anr30 41wd9veyvpdq:丹波竹田 43zd9q6chcdq:市島 47xd8j7p5xdq:黒井 49bd7b7c07dq:石生 4bid7sr6q0dq:柏原 4f5d8f5i73dq:下滝 4fbd6t4ljgcrdq:谷川 4frd63uj53cr:久下村
28224南あわじ市:cwzlnvk
28225朝来市:cznctg5 3unczl4nnqdbdf:和田山 3w4d0o5txidb:梁瀬 3y4cz0p1uodf:竹田 402cy54n3zdf:青倉 426cxjilm6df:新井 48ecxbiy40df:生野
28226淡路市:d1w1aeo
28227宍粟市:colk6qk
28228加東市:d416qnr 4s5d3mimk0cr:滝 4shd3coz0icr:滝野 4u1d2m3qz7cr:社町
28229たつの市:cogkyzp 4rsclqcgwkd5:西栗栖 4secmliq29d5:千本 4tycogz4qmd5:播磨新宮 4w7cowfjccd5:東觜崎 4xwcotad2rd5:本竜野 513cnlo50fdd:竜野
28301猪名川町:dioe2nq 4uudjanorscj:日生中央
28365多可町:d27axvr
28381稲美町:d1ulhi9
28382播磨町:d06zzld 5ebd06zzlr6o:播磨町
28442市川町:cwdgwyu 4jscw2ljq5df:鶴居 4oicw7kq2idf:甘地
28443福崎町:cw9svkv 4r8cvxmcmidf:福崎
28446神河町:cvife2a 4cmcvttmzmdf:長谷 4gncvnekotdf:寺前 4i0cvzptd2df:新野
28464太子町:cpfjyvg
28481上郡町:chkdd0g 4u4chfx1r87e:河野原円心 4vhchhhmmc7e:苔縄 4xpchgpbv97edd:上郡
28501佐用町:chjz8re 4fechmguo37e:石井 4igci52fb97e:平福 4mhchl5oj97ed5:佐用 4o7cin54tsd5:播磨徳久 4owckg3ybcd5:三日月 4p3cgcd0tnd5:上月 4r9ch4s92f7e:久崎
28585香美町:cri36jm 323ctk82ybdb:佐津 328cpjcw11db:鎧 32mcovdz6vdb:餘部 32xcsrjez5db:柴山 34rcra3jmsdb:香住
28586新温泉町:ckybix5 35ycnfnek4db:久谷 36scl31a0edb:浜坂 36yckexnfodb:諸寄 38scixvxc6db:居組
29201奈良市:dy9s2rm 5cxdw9324gen:学研奈良登美ヶ丘 5f3dyh454xdz:平城山 5ggdxjgaiveo:平城 5gwdwoxm0zev:菖蒲池 5h2dw9vceyev:学園前 5hkdvq3boeev:富雄 5hpdxhhk61eoevez:大和西大寺 5jcdyhmzyeev:新大宮 5jjdz461h4ev:近鉄奈良 5k8dxi0f2zez:尼ヶ辻 5kadys8xx1djdz:奈良 5madxhm9qqez:西ノ京 5medz531n0dj:京終 5r6dz1xvcwdj:帯解
29202大和高田市:dvsbg3i 606dv5e9ehcy:JR五位堂 60advngzbjet:築山 60jdwosuwmet:松塚 60kdw01nkeet:大和高田 60qdw323uzcydj:高田 61hdw0ynqjeq:高田市 61vdwgjsaceq:浮孔
29203大和郡山市:dxh3eke 5oudxhcu5eez:九条 5qhdxr1rsidz:郡山 5qwdxecdq5ez:近鉄郡山 5tddwrtc0edz:大和小泉 5todxecdiyez:筒井 5updxhctqreuez:平端 5vgdxjz4qlez:ファミリー公園前
29204天理市:dzgcju7 5tldz1t5fndj:櫟本 5v1dxyn944eu:二階堂 5v5dz6x1nbdjeu:天理 5v6dyoplyzeu:前栽 5x3dzdliuldj:長柄 5y4dzi6k3cdj:柳本
29205橿原市:dxtsrj8 60bdxwoi83ez:新ノ口 60ldx3zu98et:真菅 60zdxsvrajetez:大和八木 614dynsl0ket:耳成 618dz0hz1vdj:香久山 61adxrklqhez:八木西口 61bdwuawg9dj:金橋 61fdxwjscadj:畝傍 625dwu1gtjeq:坊城 627dxw0x7kez:畝傍御陵前 62sdxf4n0eeq:橿原神宮西口 62udxvmrvreqerez:橿原神宮前 63fdxydsmeer:岡寺
29206桜井市:dzoc66a 5z2dzl70b2dj:巻向 607dzv0nnddj:三輪 609e1z4a6tet:長谷寺 60te0m00p4et:大和朝倉 60ydzrqrpodjet:桜井 613dz6sb7set:大福
29207五條市:duavjm4 68wduzmr5bcy:北宇智 6afduexpydcy:五条 6avdtw7f6tcy:大和二見
29208御所市:dvxfc2h 63udvowu4rcy:御所 63wdvn2tl3ex:近鉄御所 646dw85zs8cy:玉手 64cdwrafotcy:掖上 65adwmpe5yer:葛 65qdwax0b5cyer:吉野口 66cdw1cs8eer:薬水
29209生駒市:duhfduv 5d2dvbahtcen:学研北生駒 5didv2na2yen:白庭台 5hudue5i1fenevf1:生駒 5i7dub9rgpf2:鳥居前 5iadut7rmvev:東生駒 5j4du2r9guf2:宝山寺 5jbdupf0qvf1:菜畑 5jldtzcnv3f2:梅屋敷 5k7dturmhnf2:霞ヶ丘 5kjdtr3le3f2:生駒山上 5lfdur4bgif1:一分 5nudusar5rf1:南生駒 5padusfguif1:萩の台 5qfdurwlrrf1:東山
29210香芝市:duflc5i 5xyduj9deccy:志都美 5yjdtalfj6et:関屋 5yydu11xlmet:二上 5z5dunkz3ycy:香芝 5zadumejbaet:近鉄下田 5zedtz378req:二上山 5zndv4h96ret:五位堂
29211葛城市:dvfm1uk 5zwdu8wuo8eq:二上神社口 60pduo8jnxeq:当麻寺 617duusba1eq:磐城 61ddv7vukdeqex:尺土 62ddvgecd9ex:近鉄新庄 62hdvrskvtcy:大和新庄 639dvmjynsex:忍海
29212宇陀市:e3ndcm6 5woe6oh9btet:三本松 5xqe5xmlulet:室生口大野 601e3q4dg2et:榛原
29322山添村:e6z384e
29342平群町:duhfddg 5rjduhosyuf1:元山上口 5sqdumejzpf1:平群 5u1dumsp5of1:竜田川
29343三郷町:duavlhv 5usduhy87hf1:勢野北口 5v7duacqhlf1:信貴山下 5vjdumsp09f3:新王寺 5vkdul3e7rcydzf1:王寺 5w0du09nepdz:三郷
29344斑鳩町:dvkpz55 5v4dvvlclcdz:法隆寺
29345安堵町:dwiwooj
29361川西町:dx5tvas 5wddxjpp4lez:結崎
29362三宅町:dx4dzxk 5xddxl5kb5ez:石見 5xidwy3nr2f3:但馬 5xjdxajmacf3:黒田
29363田原本町:dxx2nq7 5yidxpvbabf3:西田原本 5yldxrpbtnez:田原本 5z9dxvw7tyez:笠縫
29385曽爾村:e9wx7aq
29386御杖村:ebf5cwh
29401高取町:dxul1la 64idxwt7e9er:壺阪山 64tdx8g59der:市尾
29402明日香村:dyulruv 63vdy19j4aer:飛鳥
29424上牧町:dv2ij3w
29425王寺町:dupofjv 5wrdulctkicy:畠田
29426広陵町:dwb6gr8 5xgdwbu1qff3:箸尾
29427河合町:dvspluf 5vzdv7d06cf3:大輪田 5wadvldjq4f3:佐味田川 5wndvtd6m4f3:池部
29441吉野町:e07bvfd 68adzur732er:吉野神宮 698e01ttneer:吉野
29442大淀町:dxqiusi 67cdzrhbaser:大和上市 67edwae53mer:福神 68bdyxqxb1er:六田 68jdwvm11oer:大阿太 68ndy7f4wler:越部 68sdxmgoe8er:下市口
29443下市町:dxt0fvf
29444黒滝村:dzzzsl0
29446天川村:e041yer
29447野迫川村:ds10egw
29449十津川村:dxtsnim
29450下北山村:e3r19o2
29451上北山村:e5dz7k0
29452川上村:e3puwgn
29453東吉野村:e482cn8
30201和歌山市:db7hag2 6eedacb1kc44:和歌山大学前 6efd7xlh0h43:加太 6epddydebpe0:紀伊 6ezdcjf4bne0:六十谷 6f2d8fo6tp43:磯ノ浦 6f6d8s8v3j43:二里ヶ浜 6f9d90w2sb43:西ノ庄 6fcdb128qd4344:紀ノ川 6fhd9farlp43:八幡前 6fnd9tu65z43:中松江 6frda4ktwu43:東松江 6fsdfg7eo0cy:紀伊小倉 6fudeijk3xcy:布施屋 6fwdbww2n1e0:紀伊中ノ島 6fyddc8hudcy:田井ノ瀬 6fzdbld4d0dr:紀和 6g0ddxl3lccy:千旦 6g6db128l64445dr:和歌山市 6gddbyldck57cydre0:和歌山 6gndc0fduo57:田中口 6godcc7rmg57:日前宮 6gudabngcd45:和歌山港 6gwdbv6rmedr:宮前 6gydcgenma57:神前 6h8dcj5oe057:竈山 6h9dej74kq57:山東 6hcde5g0hl57:伊太祈曽 6hedcxtspj57:交通センター前 6hfdd6lq5v57:岡崎前 6hgddkqzht57:吉礼 6hndbthgmtdr:紀三井寺
30202海南市:ddpq5rb 6hxdcmyey5dr:黒江 6iidcsl67edr:海南 6isdc17npodr:冷水浦 6j0datzl2jdr:加茂郷 6j8daalphddr:下津
30203橋本市:dr0lk97 69zdqu1szu4a:紀見峠 6agdqy3z9f4a:林間田園都市 6bmdqweoc24a:御幸辻 6c6dsuhe5tcy:隅田 6cgds33vq2cy:下兵庫 6codrd1itr4acy:橋本 6cydq8twl6cy:紀伊山田 6d5dp97bpgcy:高野口 6d6dqzt9oj4a:紀伊清水 6dodq3butx4a:学文路
30204有田市:d9n5nhb 6jcd976dqhdr:初島 6jld9i6gvxdr:箕島 6jsdb6fj8sdr:紀伊宮原
30205御坊市:dajib0i 6ofdbe0zmvdr:道成寺 6ohdarmntxcgdr:御坊 6oudap0coicg:学門 6owdamircvcg:紀伊御坊 6p0dak5vrkcg:市役所前 6padak15zjcg:西御坊
30206田辺市:diqlzgh 6u6dhx9qwwdr:芳養 6ubdiyc6xkdr:紀伊田辺 6uldjmtynudr:紀伊新庄
30207新宮市:e53rbne 6uie568wyjardr:新宮 6v9e4tsy5bdr:三輪崎 6vle4axxmmdr:紀伊佐野
30208紀の川市:di6knex 6ehdkrtzmxcy:名手 6emdjp6ygjcy:粉河 6eqdj8otjvcy:紀伊長田 6ewdi8st6jcy:打田 6f0dhdd4f0cy:下井阪 6gxdfyjjud57:甘露寺前 6h3dfksfqo57:西山口 6h5dgc5y4u57:貴志 6hbdfdgdj257:大池遊園
30209岩出市:dgb8y84 6fbdgolx12cy:岩出 6fodgbdnwzcy:船戸
30304紀美野町:dg7bgxx
30341かつらぎ町:dnc6bqs 6dddod426dcy:中飯降 6dmdmyon6ycy:大谷 6dndntgr61cy:妙寺 6dqdmgchplcy:笠田 6e9dlgl70xcy:西笠田
30343九度山町:dpg58go 6dxdpj5ose4a:九度山 6ejdpln9z24a:高野下 6evdp4cuix4a:下古沢 6f8doxjnal4a:上古沢
30344高野町:dqc8hf5 6fxdprsw574a:紀伊神谷 6g8dp50f1x4a:紀伊細川 6gadq62v5w484a:極楽橋 6gldq06o8548:高野山
30361湯浅町:dbx5ghy 6lmdbjshpedr:湯浅
30362広川町:dbahp7w 6m1day6gaodr:広川ビーチ
30366有田川町:dcutb9b 6kldc623xddr:藤並
30381美浜町:d9ucyfs
30382日高町:da46m60 6o9da9y3aydr:紀伊内原
30383由良町:d9apnze 6n3d9nt7d6dr:紀伊由良
30390印南町:dd371mb 6qaddcmk3kdr:稲原 6scdczsg16dr:印南 6t0ddrfdrkdr:切目
30391みなべ町:dgp4obh 6tddf5zibwdr:岩代 6tpdgsnzm3dr:南部
30392日高川町:dbrio7h 6osdcirgqjdr:和佐
30401白浜町:dhnpiel 6vndj36ncqdr:白浜 6wbdjb6a3xdr:紀伊富田 6xzdjonyckdr:椿 6z5dlnse2xdr:紀伊日置
30404上富田町:dkljj1d 6v4dk6qoy0dr:朝来
30406すさみ町:dn2cii7 73bdn162p9dr:周参見 74fdpxoxf8dr:見老津 74kdqxz2zbdr:江住
30421那智勝浦町:e381gjp 6vze4dat1vdr:宇久井 6wte32epaudr:那智 6x0e2znofndr:紀伊天満 6xae38tr2wdr:紀伊勝浦 6y1e2nh56odr:湯川 6zce2jjodpdr:下里 716e1iqnlgdr:紀伊浦神
30422太地町:e3c3mna 6ype2qmb49dr:太地
30424古座川町:dymvd6f
30427北山村:e49i4af
30428串本町:dxml77t 73se0ktdd1dr:紀伊田原 748dyuzprjdr:古座 74wdstk7ibdr:和深 74zdxyrqcddr:紀伊姫 753dvs6ifxdr:紀伊有田 755dtn5vmfdr:田子 757dv5ngw1dr:田並 75ddxfikgzdr:串本
31201鳥取市:ccouwo0 3dmcf29c2odb:福部 3fic9jou88db:末恒 3fzcaxq3v2db:鳥取大学前 3g3c4gbbuhdb:青谷 3gcc7lvjr9db:宝木 3gecbdyt7jdb:湖山 3grc6gcrzqdb:浜村 3i5ccu3iseczdb:鳥取 3l6cdnkgz8cz:津ノ井 3scccjcu3ocz:国英 3tqcc4jzuwcz:鷹狩 3ujcc1xopjcz:用瀬 3x6cbrgg84cz:因幡社
31202米子市:bg9t05l 3ijbdjb2axd1:大篠津町 3jfbdvvqjad1:和田浜 3kjbeq4ze4d1:弓ヶ浜 3lebjv32oadb:淀江 3lfbfc55u0d1:河崎口 3m8bfzbs1pd1:三本松口 3mubgabv9bd1:後藤 3n6bgh52dmd1:富士見町 3nhbgl2iy4d1:博労町 3njbh0x32cdb:東山公園 3nmbi7cv25cqdb:伯耆大山 3o6bgh52ahd1db:米子
31203倉吉市:by9ih6k 3llbz45vlidb:倉吉
31204境港市:bcnlyg5 3dsbcc7pyvd1:境港 3edbcgxh15d1:馬場崎町 3f6bcmfilsd1:上道 3fqbcu107hd1:余子 3g7bcycm0id1:高松町 3h8bd5aiuwd1:中浜 3hgbd8tu5od1:米子空港
31302岩美町:cgooe6m 39schsml23db:東浜 3bjcgtiv1adb:岩美 3bycfu5pn9db:大岩
31325若桜町:cj6x88o 3ubcj3s27gcm:若桜
31328智頭町:ccuvrje 406cctfw977ecz:智頭 40zcerim337e:恋山形 42jcctklrecz:土師 42kcf43a7b7e:山郷 43qcc8vkmicz:那岐
31329八頭町:cdqg758 3nvce28l2scz:東郡家 3orcdqg768cmcz:郡家 3pacdkfah1cm:八頭高校前 3qdccq61g7cz:河原 3qncdocqzkcm:因幡船岡 3r6ceg4elccm:隼 3s8cf80rw1cm:安部 3t1cgtitf0cm:徳丸 3t3cg4mwbocm:八東 3tachkmw9zcm:丹比
31364三朝町:bzlufwm
31370湯梨浜町:bzoq73o 3guc2an47mdb:泊 3kcc11gb32db:松崎
31371琴浦町:btfkhl5 3gibrb7fo3db:赤碕 3hebsqf51zdb:八橋 3hnbtg3cmtdb:浦安
31372北栄町:bvtr72s 3iebvodv7adb:由良 3j4bxnrqkkdb:下北条
31384日吉津村:bi2n40z
31386大山町:bm9xddw 3frbpp6j48db:中山口 3fwbou09v8db:下市 3gjbmj3g42db:御来屋 3h2bm4k1hddb:名和 3iwbkubigydb:大山口
31389南部町:bg41icb
31390伯耆町:bj1vj6l 3r9bj4hu9ecq:岸本 3u4bk2f40acq:伯耆溝口
31401日南町:bfd23u7 47gbfxr4vvcq:生山 4dabh0nl3pcq:上石見
31402日野町:bkc40wo 41zbkasvdrcq:根雨 442bi6ft29cq:黒坂 45fbgny7ogcq:上菅
31403江府町:blnizso 3z4blv97a6cq:江尾 400blkn95ucq:武庫
32201松江市:b5zs3zt 3jdb3s567u0p:朝日ヶ丘 3jhb3aglji0p:長江 3jrb4dd26u0p:松江イングリッシュガーデン前 3jsb2neoz80p:秋鹿町 3jzb26dp250p:松江フォーゲルパーク 3k2b1oyjvi0p:高ノ宮 3khb5vl7vz0p:松江しんじ湖温泉 3kmb1a5pqg0p:津ノ森 3kub6jy9xtdb:松江 3mab5zwtkrdb:乃木 3mhb8wfojbdb:東松江 3nkb4o3pkzdb:玉造温泉 3nyb9nf1jadb:揖屋 3ocb2h925bdb:来待 3p5b0x6vpxdbdg:宍道 3rrb18z9agdg:南宍道
32202浜田市:a6r2z7k 4s4a8wmhfcdb:久代 4tga7v5vvedb:下府 4v2a7232hudb:浜田 4xia5ob82edb:西浜田 4y8a4gyfphdb:周布 50wa3d08rsdb:折居 54ua28smc4db:三保三隅 576a0ntfk6db:岡見
32203出雲市:avatmw5 3ktazym1cm0p:一畑口 3l4b0mbims0p:伊野灘 3lhazfcvkx0p:園 3ltaz7hydb0p:湖遊館新駅 3lyayy75vq0p:布崎 3nbaxt790z0p:雲州平田 3obax772f80p:旅伏 3otawvo4320p:美談 3peawhnkfw0p:大寺 3qoaw38vj30p0q:川跡 3quazfmalsdb:荘原 3qvasv2cj10q:出雲大社前 3qyav0cetv0q:高浜 3r3au9mh6s0q:遥堪 3r4atlsa4j0q:浜山公園北口 3r8avz6p4o0p:武志 3rjax842eldb:直江 3skaw0huij0p:大津町 3t4avqa1q70p:出雲科学館パークタウン前 3t8avevt6z0p:電鉄出雲市 3tbavc02medb:出雲市 3v3au3uzmtdb:西出雲 3w1atepmytdb:出雲神西 3wuasp651ddb:江南 3z0aqrqzo0db:小田 3znapbcucwdb:田儀
32204益田市:9y4e35q 59p9zew23hdb:鎌手 5de9yx7h7fdb:石見津田 5l09xzewkfdadb:益田 5m69uazo5mdb:戸田小浜 5mi9t03kindb:飯浦 5py9xjkc8uda:本俣賀 5tv9wqct1gda:石見横田
32205大田市:am0tf6a 423amzeacxdb:波根 42pamccdqidb:久手 44jam0f9zddb:大田市 457akvangydb:静間 45gajvssd4db:五十猛 49gaiit8dydb:仁万 4bdahxq1yodb:馬路 4doahi4x6idb:湯里 4f0agls81tdb:温泉津 4fpaft3k0edb:石見福光
32206安来市:bdcmkgd 3nfbbrs3m6db:荒島 3nwbdnmnoodb:安来
32207江津市:abrkrtw 4hhaf8so4qdb:黒松 4iwadtbj0idb:浅利 4l4abynei8db:江津 4oaaanrapzdb:都野津 4ppaa67fpudb:敬川 4qxa9ch1ntdb:波子
32209雲南市:b0lj6xh 3ufb0zjqsmdg:加茂中 3v8b20m6ubdg:幡屋 3w0b2p3ylldg:出雲大東 3xib1ltcjbdg:南大東 3yhb0nmmvodg:木次 3zkb1pvin1dg:日登 408b3yaqy1dg:下久野
32343奥出雲町:b4be9qf 42tb4a34fldg:出雲八代 443b65etcvdg:亀嵩 450b4l37gfdg:出雲三成 46pb7let3ydg:出雲横田 49nb7h7wsmdg:八川 4e6b8m33e8dg:出雲坂根 4f1b8gprfkdg:三井野原
32386飯南町:attdosw
32441川本町:alvu71c
32448美郷町:apcj8lr
32449邑南町:ajrqjpn
32501津和野町:9xuaz58 5wb9wgxakada:東青原 5y19wl46h1da:青原 5zt9xq42z3da:日原 6309woirftda:青野山 63i9vm0fytda:津和野
32505吉賀町:a1h5l0w
32525海士町:b7r1rl3
32526西ノ島町:b4pt5h2
32527知夫村:b5o4k6m
32528隠岐の島町:bfkj3va
33100岡山市:c1orguu
33101岡山市北区:c1orguu 4xfc1477a7dm:福渡 4zhc0xwux3dm:建部 55ac273ncgdm:金川 577c25nrwfdm:野々口 5asc362n11dm:牧山 5e8c3bfypudm:玉柏 5fxc2lwgrudm:備前原 5gubxfn7twcw:足守 5j3by5kuuncw:備中高松 5jgc1yuk2ldm:法界院 5kubznt0kkcw:備前一宮 5lpbz0hohkcw:吉備津 5mtc0zhelycw:備前三門 5n2c1mele1cwd7dcdddm:岡山 5nnc21zq006q:城下 5npc1w3j3z6q6r:柳川 5nqc1th81r6q:西川緑道公園 5ntc1orgxr6q:岡山駅前 5odc0jdexxcw:大安寺 5oec1xeomb6r:郵便局前 5ogc22wq8z6q:県庁通り 5opc1xeols6r:田町 5ovc1xeol76r:新西大寺町筋 5oxc231fyz6q:西大寺町・岡山芸術創造劇場ハレノワ前 5pcc1xeokm6r:大雲寺前 5ppc1xeok36r:東中央町 5pxc0fb8ipdd:北長瀬 5q2c1wvtit6r:清輝橋 5qoc1d3srtd7:大元 5r9bzb8bzwdd:庭瀬
33102岡山市中区:c2jev78 5j9c456cfcdddw:東岡山 5jmc32elhpdd:高島 5ksc2cqdutdd:西川原 5p7c2awd5c6q:小橋 5p8c2c7iof6q:中納言 5phc2ja5c26q:東山・おかでんミュージアム 5pic2e1j7m6q:門田屋敷
33103岡山市東区:c5xmaqf 591c7jiidadd:万富 5brc64tnqrdd:瀬戸 5gqc5cxa29dd:上道 5noc4ugem7dw:大多羅 5omc5xr0iidw:西大寺
33104岡山市南区:bzpiabj 5sfc0yp3t6d7:備前西市 5uobzy0srod7:妹尾 5uvbz6wpuwd7:備中箕島 5ynbyly8y8d7:彦崎 5ysbycngh0dh:植松 5z3bzk4yg2d7:備前片岡 5zlc07z5g5d7:迫川
33202倉敷市:bwb6596 5sdbu8n4441v:川辺宿 5t2btes0d81v:吉備真備 5t3bxmpty1dd:中庄 5thbsayje01v:備中呉妹 5v2bw2sd6pcqdd:倉敷 5v8bw1lxeeb5:倉敷市 5vvbvetgagb5:球場前 5w6bupjdwidd:西阿知 5wqbv9u9kib5:西富井 5wuby9rq3ud7dh:茶屋町 5xhbvba4skb5:福井 5xtbswypgydcdd:新倉敷 5xzbvi3bvzb5:浦田 5z4bvfcaxsb5:弥生 5zgbvbxpb8b5:栄 5zqbv9pjh9b5:常盤 602bv77y4tb5:水島 604by75enydh:木見 60dbuxnq3wb5:三菱自工前 62bbxvvvm6dh:上の町 63zbxm27x05edh:児島
33203津山市:c4rpgx2 446c8i86dycz:美作河井 45jc7esulycz:知和 47qc6veyz3cz:美作加茂 4abc7g8pi5cz:三浦 4byc77grwkcz:美作滝尾 4fic709f5hcz:高野 4gyc0588otd5:坪井 4h8c329yn2d5:院庄 4hac5ruworczd5:東津山 4hcc16tjspd5:美作千代 4hnc4qeb9td5dm:津山 4hpc3zey4xdm:津山口 4icc72cuxhd5:美作大崎 4j6c36qa1ddm:佐良山
33204玉野市:c2my55j 5zvc1oi0ehd7:八浜 5zzc0px5kyd7:常山 60sc2jeu09d7:備前田井 624c2xfdfbd7:宇野
33205笠岡市:bmogk8g 61ibml1ymwdd:笠岡
33207井原市:bl3qtui 5vnbmp8vfz1v:早雲の里荏原 5vsblak0yw1v:井原 5w2bkmbom01v:いずえ 5wjbjznxa11v:子守唄の里高屋
33208総社市:bve5w5k 5dpbs106wucq:美袋 5efbtbwahgcq:日羽 5fobuigs5zcq:豪渓 5igbwfvx6ocw:服部 5l3bvkbil5cw:東総社 5lrbv3135i1vcqcw:総社 5r3buwvgiw1vcq:清音
33209高梁市:bqnvy22 4x2boh1bcwcq:方谷 4yqbpmy852cq:備中川面 512bqkvi01cq:木野山 55qbqnmij2cq:備中高梁 58zbqaiyzlcq:備中広瀬
33210新見市:blc4oz0 4fdbhlvgv9cq:新郷 4fqbothbfvd5:刑部 4iaboddbkvd5:丹治部 4iqbi6tx0wcq:足立 4jzbmvo0mrd5:岩山 4nlbisu37ecqdu:備中神代 4ojbjl9bkpcq:布原 4ombkubemocqd5:新見 4q4bhpswmadu:坂根 4qsbgu3sbjdu:市岡 4rnblob7u3cq:石蟹 4scbgbwcgrdu:矢神 4t5bn091adcq:井倉 4uabfrc10fdu:野馳
33211備前市:cbgbiu2 52qcc1o53udd:吉永 53jcenuhiqdd:三石 5a3cbrprdndw:備前片上 5abcffvk86dw:寒河 5agcbbcc7wdw:西片上 5apccrzwxkdw:伊里 5b6cagydgadw:伊部 5bpceo3whkdw:日生 5ckc8zdscvdw:香登
33212瀬戸内市:c7zhriy 5grc86yjptdw:長船 5mlc7x4vzwdw:邑久 5onc76t3kmdw:大富
33213赤磐市:c5ap4ox 567c8l8jgcdd:熊山
33214真庭市:bvm5m78 4fgbvc2j96d5:久世 4fhbti6pg6d5:中国勝山 4h9by2b1wcd5:美作追分 4hmbqi98phd5:富原 4i5bvwi4hod5:古見 4i8bshdokwd5:月田 4jvbvvujiyd5:美作落合
33215美作市:ca0l0ee 4bwcgjaytj7e:大原 4e8cgmu9ze7e:宮本武蔵 4k9cbhrg8ld5:楢原 4kxca4n6sbd5:林野 4l0cclkx4kd5:美作江見 4nice2hx8gd5:美作土居
33216浅口市:bpid4am 5zcbqtiniadd:金光 608bplwfmgdd:鴨方
33346和気町:cac8mu4 54nca67q5hdd:和気
33423早島町:byd1m46 5v0byjq3j9d7:早島 5vtbycngskd7:久々原
33445里庄町:bohk3kg 61gbo96bbqdd:里庄
33461矢掛町:bpl8vmu 5spbpp6c8l1v:矢掛 5u3bqronjo1v:三谷 5utbnyke301v:小田
33586新庄村:bovu7si
33606鏡野町:c26bf53
33622勝央町:c8u0iwj 4ijc7v68led5:西勝間田 4iyc8xf4frd5:勝間田
33623奈義町:cb2frxb
33643西粟倉村:cgukhya 45zcgv82ul7e:あわくら温泉 48ucgts7cj7e:西粟倉
33663久米南町:c36ljho 4ryc34i3m4dm:誕生寺 4tlc32o2vcdm:弓削 4vic29btyadm:神目
33666美咲町:c33bo6y 4n2c34i3z7dm:亀甲 4qjc38aukydm:小原
33681吉備中央町:bth07zl
34100広島市:akenmkt
34101広島市中区:akenml1 663akoha9a76:白島 66aakm94fp76dd:新白島 66hakji3li76:城北 66kak6xfam72:別院前 66laksa11l74:白島 66oaksjgj174:家庭裁判所前 66qak584h472:寺町 66vakrr5zu74:縮景園前 66yakr8az274:女学院前 672ak41oo27172:十日市町 676ak8daio71:本川町 679akibnr276:県庁前 67bakcowd571:原爆ドーム前 67fakgr2pd6z71:紙屋町西 67jakp9knb7174:八丁堀 67kakil38u6z71:紙屋町東 67oak2v8vd7173:土橋 67qak0idbd71:小網町 67rakm4ekn71:立町 67wakh0i726z76:本通 67yakrmg7171:胡町 680aku8r9871:銀山町 686akfys5j6z:袋町 68fak15y1i73:舟入町 68hakf1rv76z:中電前 68oajya7g273:舟入本町 68pakdlwk26z:市役所前 68takcybru6z:鷹野橋 68uajwbh4q73:舟入幸町 68zakffx276z:日赤病院前 691ajtkgad73:舟入川口町 697akil33x6z:広電本社前 69aakjw8mo6z:御幸橋 69fajqy56u73:舟入南 69lajp44mi73:江波
34102広島市東区:aleocr5 64zalpogchdu:戸坂 65iakwqctn76:不動院前 65wakqu5uy76:牛田 66waly6xzrdu:矢賀
34103広島市南区:akwv27s 671al58ujtdcdddu:広島 67aal4zf1771:広島駅 67hal5rpjl71:猿猴橋町 67zal4gjzv7175:的場町 682akzcnme71:稲荷町 68cal2mjfg75:段原一丁目 68dalxxieydd:天神川 68lakzcnku75:比治山下 68vakwgwzd75:比治山橋 690aku41ek75:南区役所前 696akso63i75:皆実町二丁目 69gakqkq0w6z75:皆実町六丁目 69pakqu5ic6z:広大附属学校前 69takr8aqt6z:県病院前 69xakqyv7z6z:宇品二丁目 6a2akqpfp56z:宇品三丁目 6a7akq6knm6z:宇品四丁目 6aaakpx54s6z:宇品五丁目 6aiakovf336z:海岸通 6ajakkf3gz6z:元宇品口 6anakfb73b6z:広島港（宇品）
34104広島市西区:ajna48z 65vak4b4bxcv:三滝 666ak8damgcvdd:横川 669ak8i0dc72:横川駅 66eak7ufl372:横川一丁目 66zajf5rladd:西広島 677ajemwkf7071:広電西広島（己斐） 67dajswvn771:観音町 67iajvxbyo71:天満町 67majmvyzw71:福島町 67tajqk02r71:西観音町 683aj4t91r70:東高須 68eaj0mcxl70:高須 68maitaaqe70:古江 68yaijbxgn70:草津 695aic9arp70:草津南 69bai3qssr70:商工センター入口 69eai2p2rtdd:新井口 69oahvr5ty70:井口 69uahgfgoy70:修大協創中高前
34105広島市安佐南区:al04ylj 62cam9umq1cv:上八木 631alth7ifcv:梅林 63bak15yph76:上安 63cajsir0076:高取 63dakcarpp76:安東 63gajip3i176:長楽寺 63halckxaucv:七軒茶屋 63laj3ded776:伴 63oakom0gn76:毘沙門台 63ral5ialfcv:緑井 63yaiuc1ck76:大原 641akyyiw676cv:大町 647al4zfi776:古市 64baikrtbg76:伴中央 64dal6y5ra76:中筋 64hakvf7h6cv:古市橋 64qal474vl76:西原 64saii0sea76:大塚 64xakntppmcv:下祗園 654aiecr9e76:広域公園前 655akzcnya76:祇園新橋北 65fakfpcxocv:安芸長束
34106広島市安佐北区:ambf7z3 5wcasf7m62du:井原市 5ycarsf4w8du:志和口 5zfar9k4bvdu:上三田 60malw88lwcv:あき亀山 60nam80mdrcv:河戸帆待川 60xaq0i12odu:中三田 616amfcoiocv:可部 61qap87ib2du:白木山 61ramihui3cv:中島 62iamxk40ndu:下深川 62raowt9ogdu:狩留家 62xambon78du:玖村 62zan8ych7du:中深川 63aaob78c7du:上深川 63xaluscwsdu:安芸矢口
34107広島市安芸区:amyqiw5 65capakdbi0n:みどり中央 65gaphmzys0n:みどり中街 65mapjcapr0n:みどり口 65napjv5q4dd:瀬野 66naowae0xdd:中野東 687aoc8xpidd:安芸中野 6aoan790oycx:矢野
34108広島市佐伯区:agyvlr0 69vah7wyqcdd:五日市 69wah86e8h70:広電五日市 6a0ah06raf70:佐伯区役所前 6a1agncnh770:楽々園
34202呉市:aofe2os 6dsamid352cx:呉ポートピア 6e0auxgfpzcx:安浦 6e8amr0arhcx:天応 6eyamnqesxcx:かるが浜 6f5an0ty29cx:吉浦 6ffau4whbjcx:安登 6fmanj63fccx:川原石 6ftao4newecx:呉 6g9app3qeqcx:安芸阿賀 6ghaszwkflcx:安芸川尻 6giaq71qk0cx:新広 6gkaqqflzecx:広 6gqarombhjcx:仁方
34203竹原市:b0u676h 6bdb28c6lqcx:大乗 6bgb0zjj1ecx:竹原 6bnb2v4nmacx:安芸長浜 6brb3wl8zrcx:忠海 6ckazcc6hycx:吉名
34204三原市:b732hnr 668b3rqsowdd:本郷 66rb78kjbbcxdcdd:三原 684b81s26ldd:糸崎 69rb79volycx:須波 6blb5ors0mcx:安芸幸崎
34205尾道市:bbompnd 656bcpkg7ydd:東尾道 65dbb58uctdc:新尾道 66jbb8wv8wdd:尾道
34207福山市:bhexfcq 5xwbiuxfxr1v:御領 5ygbe18v9idp:新市 5ykbhd8532dp:道上 5ymbib0pdl1v:湯野 5yobhqptn3dp:湯田村 5yqbehhkmkdp:上戸手 5yrbgjd1d2dp:万能倉 5ywbg2q6pedp:駅家 5yzbf5umntdp:戸手 5z0bfjcb87dp:近田 5zibi05br21vdp:神辺 60gbhfz5njdp:横尾 61ubk8p9lidd:大門 622bj0k6s9dd:東福山 626bgsj3msdp:備後本庄 62ebhdcucddcdddp:福山 63jbfd6o9fdd:備後赤坂 64gbdn8avydd:松永
34208府中市:bctrdcj 5heb8iez5vdp:上下 5nxb8tacfrdp:備後矢野 5vxbaagrm4dp:河佐 5wgbb91mdbdp:中畑 5x9bctw34jdp:府中 5xnbd4i13kdp:鵜飼 5xxbdfrjtqdp:高木 5ydbbp0w13dp:下川辺
34209三次市:aytvf22 53rayzi6ezdu:三次 53uaztda47du:八次 54fayfgq5sdu:西三次 54kb1i9x9ldu:下和知 56cb0osyowdu:神杉 56zb12osgudpdu:塩町 57vb2opp0udp:三良坂 5aub5ge2xfdp:備後安田 5axax39gktdu:志和地 5cpb3w76r1dp:吉舎 5d1awedjdhdu:上川立 5ezb6dx7hhdp:梶田 5g6b76lvcsdp:甲奴
34210庄原市:b4tzs1u 4ieb8kds5qdg:油木 4llbapnu7xdu:道後山 4mub9md87vdgdu:備後落合 4nnbbwr6uydu:小奴可 4qrb8pmdofdu:比婆山 4qubcnv9ipdu:内名 4smb8l1c4cdu:備後西城 4sqbco4otidu:備後八幡 4ueb7vd4axdu:平子 4v5be6hk2idu:東城 4wwb6sq2vfdu:高 4xxb4tc7bkdu:備後庄原 4yib45w5gndu:備後三日市 4zab3pnfzwdu:七塚 50bb2oppigdu:山ノ内
34211大竹市:abxc2zx 6faac570bedd:玖波 6gtabywnvldd:大竹
34212東広島市:auwa11p 63nb06uw48dd:河内 644aytqmn3dd:入野 64kawip32mdd:西高屋 64lasw8kzsdd:八本松 64ray42ewhdd:白市 64vau4rszvdd:寺家 659auwa12xdd:西条 68gavh3rhwdc:東広島 6craxlzo0ccx:安芸津 6deawsipg7cx:風早
34213廿日市市:afwrfha 6a4ag9c3vo70:山陽女学園前 6acag1lwezdd:廿日市 6aeag31roy70:広電廿日市 6amafuejyj70:廿日市市役所前（平良） 6atafmjmqodd:宮内串戸 6auafo8xis70:宮内 6ayafkz1o370:JA広島病院前 6bcafhfqb570:地御前 6c7affca5i70:阿品東 6cdafa3o03dd:阿品 6ciafa3nzk70:広電阿品 6cvaexsf5470:宮島ボートレース場 6czaeurysxdd:宮島口 6d0aexnpda70:広電宮島口 6diaed83szdd:前空 6e3adi1ufmdd:大野浦
34214安芸高田市:atga2x4 5i2avhw4cudu:甲立 5o2auzaj75du:吉田口 5u5au1hyivdu:向原
34215江田島市:akntno5
34302府中町:am6yved 699am92bbtdd:向洋
34304海田町:anchmyy 69man5f0avcxdd:海田市
34307熊野町:ap3r5fi
34309坂町:amjetjq 6biamfqsfxcx:坂 6cmalzw867cx:水尻 6dgam9ul9rcx:小屋浦
34368安芸太田町:ac3hs07
34369北広島町:anfdfvc
34431大崎上島町:b1569vt
34462世羅町:b6adv6z 5slb88bvoedp:備後三川
34545神石高原町:bddsum4
35201下関市:91bpnay 6ad92db1iudb:長門粟野 6bt90roa02db:阿川 6da90i8rjmdb:特牛 6e191iiwzbdb:滝部 6fj90cvf90db:長門二見 6gm90tmzghdb:宇賀本郷 6h7910bgq3db:湯玉 6hz90ujzacdb:小串 6ip90m1h5fdb:川棚温泉 6iz9097d7kdb:黒井村 6ja8ztqy52db:梅ヶ峠 6k78zy79i5db:吉見 6ka94nk886dd:小月 6l390e6j7ddb:福江 6lv90fcyt5db:安岡 6lx93fjutcdd:長府 6m090oj1fvdb:梶栗郷台地 6m991lo0x2dcdd:新下関 6md90sl7phdb:綾羅木 6mo90tdi1zdbdd:幡生 6nq90ls04k1gdd:下関
35202宇部市:9cflnfh 6lb9d78m03dd:厚東 6me9bjiebld6dd:宇部 6ml9g40w3dd6:岐波 6ms9bn6f7yd6:岩鼻 6n09au3lywd9:妻崎 6n29fpm73nd6:丸尾 6n69br3vpud6d9:居能 6n89am3z01d9:長門長沢 6ng9c9u6cid6:宇部新川 6nn9cn2fd2d6:琴芝 6no9ekhkhyd6:床波 6ns9ct81q4d6:東新川 6o19e3q00hd6:常盤 6o39dfmdetd6:草江 6o49czrt9yd6:宇部岬
35203山口市:9kp706v 65p9u60flida:船平山 66t9tnszr1da:徳佐 6949spma12da:鍋倉 6a39rzjx1oda:地福 6ak9r5fdrlda:名草 6b49q66y3bda:三谷 6cf9pfqftpda:渡川 6dc9oigqedda:長門峡 6eb9nwuoxzda:篠目 6gv9mysonnda:仁保 6hl9llof22da:宮野 6hp9l3lp2ada:上山口 6hu9kymidcda:山口 6ic9k7ruvzda:湯田温泉 6il9jp1k4jda:矢原 6in9j789oeda:大歳 6ix9iktxreda:仁保津 6j49i2vxhkda:上郷 6jb9i2r7mbda:周防下郷 6jg9hvjv57d6dadcdd:新山口 6jq9jr09vkdd:四辻 6k19h8w3ped6:上嘉川 6kc9gxramxdd:嘉川 6l49gyxq9hd6:深溝 6li9gopxfgd6:周防佐山 6ln9fysaamdd:本由良 6lw9gk4vzed6:岩倉 6m39gfta17d6:阿知須
35204萩市:9hzcoep 5rq9rjkpamdb:江崎 5tf9phynxndb:須佐 63k9jtmnyddb:長門大井 64y9iu4smgdb:越ヶ浜 65u9iea8bxdb:東萩 66i9ha2m1hdb:玉江 6749fgz2p0db:三見 67v9i2hudddb:萩 6939e6ltyndb:飯井
35206防府市:9nxmxpj 6ku9l86pf8dd:大道 6kv9o5raesdd:防府 6l19qpg1j9dd:富海
35207下松市:9z4eo5y 6lf9z0qn8mde:周防花岡 6lh9zqt03nde:生野屋 6lsa0w720zde:周防久保 6m69z1e7spdd:下松
35208岩国市:abu26md 6exa2htv7cfe:錦町 6f7a2zwl2mfe:柳瀬 6g5a397ddnfe:河山 6h0a42jlvife:清流みはらし 6h1a3sgivtfe:根笠 6h4a4lsrkffe:南桑 6hja5266kxfe:椋野 6hsa66wnnkfe:北河内 6hvac1se3addde:岩国 6hya8rif1jfe:守内かさ神 6i5a7lq7rvfe:南河内 6i6a9adfg1dc:新岩国 6i7a70dm01fe:行波 6i8aaymhumde:西岩国 6i9a97r4d5fe:清流新岩国 6ieaaaiv8edefe:川西 6iqa9gsh6nde:柱野 6ivabc467cdd:南岩国 6j6ab2aijqdd:藤生 6j9a7jmr90de:欽明路 6jea6tkebvde:玖珂 6jka5i0pwqde:周防高森 6jwa4dt3l6de:米川 6k9abaoaehdd:通津 6l6abm2iqadd:由宇 6miabgb190dd:神代
35210光市:a1ql081 6mka2f2s9sdd:島田 6mna3nm097dd:岩田 6mua0qfkgrdd:光
35211長門市:9a34bxb 68i975ogtpdb:長門古市 68k9ap4ikmdb:仙崎 68q98jgaz0db:黄波戸 69c9a7knkadbds:長門市 69h95jiucedb:人丸 69q93v9rw7db:伊上 69y9c24226db:長門三隅 6al99vs9m5ds:板持 6bx99qjnchds:長門湯本 6d19am41nxds:渋木
35212柳井市:a7ji0ev 6n9a7pe7bddd:柳井 6nbaafi0cudd:大畠 6nha8qgndrdd:柳井港
35213美祢市:9ay142r 6g49b0ipx7ds:於福 6hi9b1tv4nds:重安 6i19avo8jfds:美祢 6ib9a71qwfds:南大嶺 6iu99bhc81ds:四郎ヶ原 6j5992yu3ads:厚保
35215周南市:9wsbezt 6k39t3dbqudd:戸田 6k59ubru1ddd:福川 6k89vgrqqfdd:新南陽 6kna2uxcwade:高水 6kx9wnc8cgdcdd:徳山 6l7a26av7ode:勝間 6loa1g8i9jde:大河内 6lp9xmfy0lddde:櫛ヶ浜
35216山陽小野田市:9a2q3tt 6jm99qjlf8ds:湯ノ峠 6ks99afljqdcddds:厚狭 6l096lrnqldd:埴生 6m79a7pahbd9dd:小野田 6mj9a4k4bjd9:目出 6mm99ynxctd9:南中川 6mt99toqnyd9:南小野田 6my99tk0v8d9:小野田港 6nc9a99v5id9:雀田 6np99zpn3ld9:浜河内 6ny99rgklid9:長門本山
35305周防大島町:aay3l0r
35321和木町:abuuheu 6hdac4jf5ldd:和木
35341上関町:a7vf2x0
35343田布施町:a5cin8b 6nfa5fsj38dd:田布施
35344平生町:a6iauc5
35502阿武町:9klj1m1 5x79nfawafdb:宇田郷 5zs9lrytu8db:木与 61o9ko0mx3db:奈古
36201徳島市:coshwfz 6j2cnx6xtt5g:吉成 6jnco7a0iv5d5g:佐古 6jrcngtie25d:蔵本 6jtcn0yy935d:鮎喰 6jxcoob0dl5f5g:徳島 6k0cm6kzif5d:府中 6kecott1xd5f:阿波富田 6kpcoia3l35f:二軒屋 6l5codkce45f:文化の森 6lucoisydl5f:地蔵橋
36202鳴門市:cqrhnel 6hqcqr87y85h:鳴門 6htcqh0f5w5h:撫養 6i0cpw6oe95h:金比羅前 6i3cplyvn05h:教会前 6iacowanzo5h:立道 6idco9i6x85h:阿波大谷 6ihcn1r9dd5g:板東 6ijcnupcs95g5h:池谷
36203小松島市:cq3ipan 6m4cpbvrfr5f:中田 6mbcpysy6x5f:南小松島 6mqcqnk5c95f:阿波赤石 6n1cqrhlue5f:立江
36204阿南市:cslmus1 6nicre5d115f:羽ノ浦 6ntcs2n4sb5f:西原 6o0cssg2395f:阿波中島 6obcspfllk5f:阿南 6omcsvl7va5f:見能林 6p5csb5m9x5f:阿波橘 6picqx928r5f:桑野 6qwcqg824k5f:新野 6s4cqmrtlt5f:阿波福井
36205吉野川市:chnn2m0 6jucj2bx4v5d:牛島 6jvciayeq75d:麻植塚 6k2chkd6u95d:鴨島 6k4cguoz865d:西麻植 6khcgait635d:阿波川島 6kicc1xetg5d:川田 6kjcdxn95m5d:山瀬 6kkcf1lftt5d:学 6kocd580p45d:阿波山川
36206阿波市:cfflzr1
36207美馬市:caslw6t 6kmcakqz0u5d:穴吹 6kzc8i7xh35d:小島
36208三好市:bxlejs2 6kqby7a0rf5c:坪尻 6l9bz3w56b5c:箸蔵 6lkbzfjt505c5d:佃 6lrc00rp445d:辻 6ltbxi4nyl5c:阿波池田 6mabwvgwis5c:三縄 6mwbwmatjj5c:祖谷口 6nabvomyxh5c:阿波川口 6oabvtvkqq5c:小歩危 6pfbw553595c:大歩危
36301勝浦町:cn7s4aa
36302上勝町:cj8csbt
36321佐那河内村:cl3oi7v
36341石井町:ckn1o7f 6k6ckrw51c5d:石井 6kbcjxmw1w5d:下浦
36342神山町:chd5tlk
36368那賀町:cmnci8c
36383牟岐町:cjx3xyj 6v7ckfktcj5f:辺川 6vscjtpcep5f:牟岐
36387美波町:co3h70j 6tjcq57ybk5f:由岐 6tmcpv4vb45f:田井ノ浜 6tqcpbvpk25f:木岐 6u7co2yc2g5f:北河内 6udcnwxfbd5f:日和佐 6urcm9ld275f:山河内
36388海陽町:chev1kj 6wpcimqp755f:鯖瀬 6xbchnmz7u5f:浅川 6y5chdjw2n5fg4:阿波海南 6ymchezr9ag4:海部 70mcfjsrpxg4:宍喰
36401松茂町:cpq11q3
36402北島町:coia44o
36403藍住町:cmmauab 6iycntx22p5g:勝瑞
36404板野町:clfqco2 6hrckxnn0b5g:阿波大宮 6imcm7i0cx5g:阿波川端 6itclj9nzg5g:板野
36405上板町:cjcf0gu
36468つるぎ町:c6y11as 6l8c5xcqgq5d:阿波半田 6lac6rlzex5d:貞光
36489東みよし町:c2badm7 6lcc3nhmr75d:江口 6ldc1yg9tb5d:阿波加茂 6lgc2red8m5d:三加茂
37201高松市:c6b3wv8 6abc9oshln58:八栗山上 6ahc9hbpnk58:八栗登山口 6aqc6en89fgd:高松築港 6arc699wdu5a5g:高松 6awc6l6zvogd:片原町 6axc929fyugc:八栗 6azc5s46oh5g:昭和町 6b0c9hukkigc:六万寺 6b2c6rm1qxgc:今橋 6b3c8gioxkgc:琴電屋島 6b5c86kbp2gc:潟元 6b6c4z1dh25a:香西 6b8c78ibw5gc:沖松島 6b9c917pwz5g:古高松南 6bac7npb8ygc:春日川 6bbc8p5wmpgc:古高松 6bec6yooeggc:松島二丁目 6bhc9l4gdb5g:八栗口 6bjc6j89j3gcgdge:瓦町 6boc9ra2r2gc:大町 6bpc9z4zxlgc:八栗新道 6bqc8lhvig5g:屋島 6bsc9zeffo5g:讃岐牟礼 6buca8ynekgc:塩屋 6bvc641a4y5g:栗林公園北口 6bwc6rcm6qge:花園 6bzcadjoqkgc:房前 6c0c6jvu8r5g:栗林 6c1c7ilet35g:木太町 6c5c6gvdw5gd:栗林公園 6c8cakcvupgc:原 6cac4dorli5a:鬼無 6cec79tha9ge:林道 6clc6erxrygd:三条 6cnc7i79gdge:木太東口 6d2c7npb0gge:元山 6d3c6cjrwagd:伏石 6dbc3g5mne5a:端岡 6dfc7z3jh2ge:水田 6djc2hphjy5a:国分 6dlc6a6w9bgd:太田 6dpc8f7j1sge:西前田 6dvc8on17qge:高田 6dzc4xux99gd:円座 6e2c65vaacgd:仏生山 6e4c5f0mwhgd:一宮 6e7c5swgpogd:空港通り 6eoc48bfangd:岡本
37202丸亀市:bx93d0u 6drbx32geg5a:丸亀 6dybwi8plv5a:讃岐塩屋 6gbc0enkitgd:栗熊 6gsbzksgpxgd:岡田
37203坂出市:bzjcm64 6cwbzedfj05a:坂出 6cxc0f6g565a:八十場 6d7c15wdq55a:鴨川 6dtc1u9foi5a:讃岐府中
37204善通寺市:bwv7iq3 6fqbwii4tu5c:金蔵寺 6gjbwxyjjw5c:善通寺
37205観音寺市:bsatptk 6j1bs3mddo5a:観音寺 6jpbroanxg5a:豊浜 6l2bqrjteo5a:箕浦
37206さぬき市:cavhout 6chcavvu3dgc:琴電志度 6cjcawo4lq5g:志度 6dhcb6mhow5g:オレンジタウン 6dwcdn62o35g:讃岐津田 6e5cbdkegd5g:造田 6e6cc7k7ws5g:神前 6eacektx5c5g:鶴羽 6escark7t6ge:長尾
37207東かがわ市:cho198n 6fecfl8sb75g:丹生 6ficgrokad5g:三本松 6fvchxlh7o5g:讃岐白鳥 6gpcj8855w5g:引田 6gzck1tt9j5g:讃岐相生
37208三豊市:bu8n0n8 6g2btuvwzy5a:津島ノ宮 6grbtfk7rc5a:詫間 6habu2vjoo5a:みの 6hobu34z0s5a:高瀬 6i4btcf19i5a:比地大 6iobt7b4qk5a:本山 6j3bxv87yu5c:讃岐財田
37322土庄町:cbgz1lv
37324小豆島町:cfujmil
37341三木町:c9hz9qz 6ecc8ybyvage:池戸 6egc96pr0yge:農学部前 6eic9dx3fmge:平木 6enc9l4fuage:学園通り 6erca32fzfge:白山 6etcaa52nege:井戸 6eucaiiuuige:公文明
37364直島町:c4g6dy0
37386宇多津町:by9i8jm 6d8bxtx3w75a5e:宇多津
37387綾川町:c1t7pby 6f1c3uygf0gd:挿頭丘 6f3c3kqnnigd:畑田 6fkc2pp43sgd:陶 6flc24h83jgd:綾川 6fpc1sap1ugd:滝宮 6g1c11bbuzgd:羽床
37403琴平町:by6hray 6hhbyeqtrrgd:榎井 6hkby3vg8x5c:琴平 6hmby0qa62gd:琴電琴平
37404多度津町:bvn7611 6ekbvs1mvs5a5c:多度津 6fgburw6w95a:海岸寺
37406まんのう町:byu78ma 6h2bz1xg6ogd:羽間 6igbz5c1cp5c:塩入 6iwby2aur75c:黒川
38201松山市:avp3a6w 6m5ax22v5w5a:浅海 6mhaw26uqo5a:大浦 6mvaw1sp9t5a:伊予北条 6nmavzftkf5a:柳原 6nzavvn2n95a:粟井 6o7avj2e845a:光洋台 6ojav98qkv5a:堀江 6ozaus7qk05a:伊予和気 6pbate1r2q32:高浜 6pjatl4doa32:梅津寺 6pnatspvbc32:港山 6pxau1d2z232:三津 6pyaucw1895a:三津浜 6q5au6v4jg32:山西 6q7avfshtx2u2x:本町六丁目 6q8avj2dnq2u:木屋町 6qcauwsrml32:衣山 6qdavcs1hy2u:萱町六丁目 6qeavkwe6t2u:高砂町 6qfavg1xbg2x:本町五丁目 6qgaujp8aw32:西衣山 6qhawei2dk2v:道後温泉 6qiavndzh82u:清水町 6qkawei2cz2v:道後公園 6qlavtew432u:鉄砲町 6qmavxzxgx2u:赤十字病院前 6qnavg1xap2x:本町四丁目 6qoaw0qya52u30:平和通一丁目 6qqaw7apxm2v:南町 6qravb7gfa2u2w32:古町 6quaw1xe1w2v30:上一万 6r0avg1x9v2x:本町三丁目 6r1aw1xe1a2v:警察署前 6r3av82abr2w:宮田町 6r5aw153hu2v:勝山町 6r6avugm312v:大街道 6r7avq0ah82v:県庁前 6r8avfx7hk2v2x:本町一丁目 6raav7o51j2w:JR松山駅前 6rcavbv14z2w:大手町駅前 6rdavf9mpv2v2w:西堀端 6rgavns4o02v:市役所前 6rhav5yu8v5a:松山 6rjavbgvvh32:大手町 6rkavjgit62v2z:南堀端 6roavljyu12z:松山市駅 6rpavk43jo2y3132:松山市 6rtavcilub31:土橋 6rwavtxqzt2y:石手川公園 6s0avys7ty2y:いよ立花 6s3auwxh5t31:土居田 6s7awjlyj52y:福音寺 6sbawwg2b52y:北久米 6sgaujkiab31:余戸 6shax3dz762y:久米 6siaxi6t9p2y:鷹ノ子 6sjauebw4531:鎌田 6skav3qo7g5a:市坪 6slaxzqo5j2y:平井 6stayd8cnw2y:梅本
38202今治市:b458elx 6jdb33do7o5a:波止浜 6jfb24xj4p5a:波方 6kdb1n8y8k5a:大西 6kfb3zzsgx5a:今治 6kraznc7p65a:伊予亀岡 6leb4k18h75a:伊予富田 6ljayfzf9q5a:菊間 6m2b5im33s5a:伊予桜井
38203宇和島市:ao8knm1 79cangxq9z5a:立間 79faqq5z8z59:二名 79iapvwq9k59:伊予宮野下 79kar6xjm159:大内 79rapoytb159:務田 7a2ann828u5a:伊予吉田 7akaopgy0g5a:高光 7b3aokhr9k595a:北宇和島 7biaohvg3q5a:宇和島
38204八幡浜市:aj8qih3 75gakh9qji5a:千丈 75kajpmsl05a:八幡浜 763aki20qr5a:双岩
38205新居浜市:bej6qur 6mzbg22hh55a:多喜浜 6nubey90d45a:新居浜 6o8bdfrewu5a:中萩
38206西条市:batbmvx 6nlb6kc3jr5a:伊予三芳 6o5b7c8grl5a:壬生川 6odb7tsbjr5a:玉之江 6oebb2r51y5a:伊予西条 6oqb8gpi805a:伊予小松 6otb8zty5z5a:伊予氷見 6ovb9yjiq75a:石鎚山
38207大洲市:annqz20 6wzan6gkno5a:喜多灘 6xqalkay465a:伊予長浜 6yialzrcu45a:伊予出石 6zoamzwsjs5a:伊予白滝 711anin3485a:八多喜 726ao1mt9g5a:春賀 73jaoljjmd5a:五郎 73xapm7ufi5a5b:新谷 73zaq344km5b:喜多山 747annvowi5a:伊予大洲 74man0p2iy5a:西大洲 751amowong5a:伊予平野
38210伊予市:atg9vwn 6thaupgovk5a:南伊予 6tnatgxgsa31:新川 6tsatq3jfp5a:鳥ノ木 6tvatgjbfr31:郡中 6tyatdx0cb31:郡中港 6tzatekl3o5a:伊予市 6uaat5j7zj5a:向井原 6uqatm62h45a:伊予大平 6v0art78u05a:高野川 6vgaqveoec5a:伊予上灘 6w9ap9wmkn5a:下灘 6wlatqr3bg5a:伊予中山 6woaobumpj5a:串
38213四国中央市:bo7gwgw 6lzbp6pcb85a:川之江 6mrbnyoz045a:伊予三島 6n4bmfadcv5a:伊予寒川 6n5bku1r905a:赤星 6nebjs70jq5a:伊予土居 6nkbiiqs7a5a:関川
38214西予市:amfqkwv 76val1yqyk5a:伊予石城 770am316zs5a:上宇和 77fame1a4g5a:卯之町 77san5xnfe5a:下宇和
38215東温市:azkbpcn 6ssb00fp2q2y:横河原 6swaztmhvh2y:愛大医学部南口 6syaymskm12y:牛渕団地前 6t1ayzre5c2y:牛渕 6t3azmokx62y:見奈良 6t4azc7co72y:田窪
38356上島町:bbnudyn
38386久万高原町:b0ncuq4
38401松前町:atq3jmb 6svau74jm031:岡田 6t5atxkbl131:古泉 6t7av3339t5a:北伊予 6t8athprer31:松前 6teatgsr3c31:地蔵町 6tlauanuqp5a:伊予横田
38402砥部町:awnxjtg
38422内子町:arsa79f 6ycashfkdj5a:伊予立川 72zarctsiv5a5b:内子 73qaqzuyvp5b:五十崎
38442伊方町:agq87ab
38484松野町:atpb4s0 7bgatmtjh759:松丸 7bkaudjh2t59:吉野生 7blauyd7td59:真土
38488鬼北町:asqguoe 7a9arvalj859:深田 7anasg91xp59:近永 7arat0jxmu59:出目
38506愛南町:ap2azjq
39201高知市:bnk5h5x 6znbp8548e5c:土佐一宮 6zpbom4xpk5c:薊野 6zubqhq2ae5c:土佐大津 6zzbpp643v5c:布師田 701bqtig1y0e:長崎 702bqiicsj0e:清和学園前 703bqpg9pf0e:明見橋 704bqkh3370e:一条橋 709bqccqe20e:領石通 70cbq6l9900e:北浦 70gbq1m2ly0e:舟戸 70kbniply15c:入明 70lbpy7h060e:鹿児 70nbnzqlud5c:高知 70qbo09gup0g:高知駅前 70tbpskpm50e:田辺島通 70ubn69ne25c:円行寺口 70ybpoij950e:東新木 70zbnzvbkn0g:高知橋 712bpkl2na0e:新木 713bnzlw1x0g:蓮池町通 717bpgnm1e0e:介良通 719bnz310p0d0e0f0g:はりまや橋 71bbnumpez0d:堀詰 71cbo0sbt60e:デンテツターミナルビル前 71dbpbxux40e:文珠通 71ebp80ebr0e:高須 71ibo6oip20e:菜園場町 71jbnqp8th0d:大橋通 71kbp61o110e:県立美術館通 71lbmq5npg5c:旭 71mbodd03m0e:宝永町 71nbnnti8w0d:高知城前 71obmbvom85c:高知商業前 71pbohagow0e:知寄町一丁目 71qbp2rs710e:西高須 71rbolhcsd0e:知寄町二丁目 71sbnlbwxo0d:県庁前 71tbonksu30e:知寄町 71ubnhj63c0d:グランド通 71vbosy4pj0e:知寄町三丁目 71wbnenfit0d:枡形 71xbnbweph0d:上町一丁目 71ybn9a3n90d:上町二丁目 71zbn4yhsl0d:上町四丁目 720bn1olyt0d:上町五丁目 722boybgky0e:葛島橋東詰 723bmwu53j0d:旭町一丁目 724bmrliyw0d:旭駅前通 725bmdg9mt0d:鏡川橋 727bmn9x440d:旭町三丁目 728bmjh69u0d:蛍橋 72bbo001910f:梅の辻 72ebld64050d:咥内 72fbljbqed0d:宮の奥 72jbmakj1d0d:鴨部 72lblpvi1s0d:朝倉神社前 72nbm6icos0d:曙町東町 72oblxqf880d5c:朝倉 72qbm2z1cn0d:曙町 72rblwf9p00d:朝倉駅前 72wbo3emsv0f:桟橋通一丁目 732bo4gctf0f:桟橋通二丁目 73cbo6oiln0f:桟橋通三丁目 73fbo8dtdi0f:桟橋通四丁目 73kbobe9o50f:桟橋車庫前 73lboc6k6l0f:桟橋通五丁目
39202室戸市:ca4w8zo
39203安芸市:c18dstt 74eby8gce05m:赤野 74nbzol21j5m:穴内 74oc17c2tk5m:安芸 74qc0voesj5m:あき総合病院前 74sc0ny7cj5m:球場前 754c2176f15m:伊尾木 75jc2ptnqx5m:下山
39204南国市:brk8dos 6yobsblw7h5c:土佐長岡 6zlbrp2ukw5c5m:後免 6ztbr7e9w90e:篠原 6zvbrdtbsk0e:住吉通 6zwbrf972q0e:東工業前 6zxbr06xgy0e:小篭通 6zybrmbtqm0e:後免西町 700brq9abv0e:後免中町 705brwewpt0e5m:後免町 706brt9qn60e:後免東町 70fbsm7u1m5m:立田
39205土佐市:bjp6gnl
39206須崎市:beix714 761bezfc5b5c:吾桑 76gbexzgpn5c:多ノ郷 76jbep2th25c:大間 76ubew5g145c:須崎 76wbecdf9k5c:土佐新荘 77bbdncs9z5c:安和
39208宿毛市:au9cirx 7fmax0rhi45l:工業団地 7foawrles55l:平田 7fyaucmek85l:東宿毛 7g1atsz3l95l:宿毛
39209土佐清水市:b2l5ydi
39210四万十市:b1tj23e 7cbawno03659:半家 7cxavr6l7m59:西ヶ方 7d5awc51mu59:江川崎 7f8b2uq7xf5k:古津賀 7f9b26w0ut5k5l:中村 7fcb14n4wy5l:具同 7fdb00637g5l:国見 7flay5hyr05l:有岡
39211香南市:btprvfe 714btlz4kj5m:のいち 73dbu2lz385m:よしかわ 73nbui2dwn5m:あかおか 73pbv1z4dc5m:香我美 73vbvoi5v45m:夜須
39212香美市:bt6s5jb 6vkbtc5i045c:繁藤 6wibtjhjxs5c:新改 6y4bt4y50n5c:土佐山田 6y9bsv979q5c:山田西町
39301東洋町:cesooj5 73acf2whf1g4:甲浦
39302奈半利町:c5dkkzm 762c59wjws5m:奈半利
39303田野町:c4wt0me 760c4vw0dc5m:田野
39304安田町:c3x6fv3 75sc3e1zyz5m:唐浜 75tc41dc015m:安田
39305北川村:c657j2m
39306馬路村:c6cxrc1
39307芸西村:bxo0qzp 74bbx01u3u5m:西分 74dbxoew6i5m:和食
39341本山町:bpr4vsx
39344大豊町:brmbv86 6s6bwwil4i5c:土佐岩原 6szbvv6pap5c:豊永 6t9buntwxr5c:大田口 6tfbtjvq755c:土佐穴内 6tubsecybu5c:大杉 6usbt71lwc5c:土佐北川 6v5btf5yfx5c:角茂谷
39363土佐町:bnl78k9
39364大川村:bl7eong
39386いの町:bjsgcvy 72hbkts8jn0d:八代通 72kbl07ag00d:宇治団地前 72mbkooc660d:中山 72pbkkcqbb0d5c:枝川 72vbkdxoeo0d:伊野商業前 72ybkb1xu40d:北内 731bk6gwh20d:北山 733bjz4uao0d:鳴谷 734bjv7dpa0d:伊野駅前 735bjuoioo0d5c:伊野 73hbjadmxa5c:波川
39387仁淀川町:bag3b61
39401中土佐町:bcek4fh 78gbcgsa8a5c:土佐久礼
39402佐川町:benmyww 745bfwp25g5c:土佐加茂 74hbenmz065c:西佐川 74ybevhw3e5c:佐川 756bf5poqv5c:襟野々 75eben8tgj5c:斗賀野
39403越知町:bde2134
39405檮原町:b1kd2gv
39410日高村:bht2hcj 73obiih9hi5c:小村神社前 740bhqg69y5c:日下 742bh093mr5c:岡花
39411津野町:bbhag1v
39412四万十町:b97k0b8 79zbajhufs5c:影野 7agbadzsp85c:六反地 7awba394tf5c:仁井田 7b9ayzd4kd59:十川 7bpb0hzfhk59:土佐昭和 7bwb97y5kv5c5k:窪川 7cmb3c5ep859:土佐大正 7cvb82ot60595k:若井 7d9b5b0eyz59:打井川 7dib6xybr259:家地川
39424大月町:atk75fi
39427三原村:aynytid
39428黒潮町:b4dlyru 7dvb8g6hb65k:荷稲 7e3b7sv51n5k:伊与喜 7eab7wxb7h5k:土佐佐賀 7ejb837n825k:佐賀公園 7emb7rjz565k:土佐白浜 7erb69gj0d5k:土佐上川口 7esb5xsuyt5k:海の王迎 7eub6t3ty25k:有井川 7evb5b53oa5k:浮鞭 7f0b4nawhr5k:土佐入野 7f4b3qthm05k:西大方
40100北九州市:8yx4rxt
40101北九州市門司区:91zojzn 6nd92aonee6y:関門海峡めかり 6nj925pgqv6y:ノーフォーク広場 6nv9270m7p6y:出光美術館 6nw923m0lx6y:九州鉄道記念館 6nx920qa1d1u:門司港 6oc918fr5p1u:小森江 6ok9101yv71g1u:門司
40103北九州市若松区:8wl1imo 6op8wdbb5n1n:若松 6ox8vismms1n:藤ノ木 6p18ubfuby1n:二島 6p28uvhajt1n:奥洞海
40105北九州市戸畑区:8x9eklx 6oo8xn5oql1u:九州工大前 6or8wxvmda1u:戸畑
40106北九州市小倉北区:8yuwm48 6p38yvk6xy1l1u:西小倉 6p88z77uyc1l1u3fdc:小倉 6pc8z4uzd93f:平和通 6pd8z3jtti3f:旦過 6pk8z42orw3f:香春口三萩野 6pm8yjdnrh1l:南小倉 6pu8z3f3y73f:片野
40107北九州市小倉南区:8z9g0g0 6q08z2rj4p3f:城野 6q18zbo6c41k1l:城野 6qj8z0ssrf3f:北方 6r28zz8xs81l:安部山公園 6r48yyu2f13f:競馬場前 6rn8yu4b9a3f:守恒 6ru8zf7hgy1k:石田 6rv91374dt1l:下曽根 6rx8yn1ojk3f:徳力公団前 6s28yi2hvr3f:徳力嵐山口 6s88ys0v3l3f:志井 6sa8z057rp3f:企救丘 6se8z2w8kn1k:志井公園 6sp91t9h251l:朽網 6sr8ywh6k71k:志井 6tb8yky8531k:石原町 6u08yfkw1a1k:呼野
40108北九州市八幡東区:8wm38bw 6pe8wnedzc1u:枝光 6pl8wemggp1u:スペースワールド 6po8w031ut1u:八幡 6q48w1x2atbm:山麓 6qy8w07rfnbm:山上
40109北九州市八幡西区:8uqi3py 6ph8tdn9xa1n:本城 6pp8u4hx951u:陣原 6pq8uyr67h1u:黒崎 6pr8uwx5nscd:黒崎駅前 6ps8usc4avcd:西黒崎 6pt8unhnfpcd:熊西 6pv8t05l9r1n1u:折尾 6pz8ubyp4jcd:萩原 6q38u6bxpqcd:穴生 6q68u1cr2jcd:森下 6qz8tzng7rcd:今池 6rm8txfad1cd:永犬丸 6rs8tusz9pcd:三ヶ森 6ry8tpyid9cd:西山 6su8t8en7vcd:筑豊香月 6t68tflzk6cd:楠橋 6tc8tflzilcd:新木屋瀬 6tg8tg9k8pcd:木屋瀬
40130福岡市:8hosr24
40131福岡市東区:8i9hs9e 6uz8ig1kkje5:三苫 6v28j3vrln1u:福工大前 6va8iph2om1te5:和白 6ve8i2jvvl1t:奈多 6vf8hq8n2e1t:雁ノ巣 6vj8ivreroe5:唐の原 6vo8j4jc691u:九産大前 6vt8ivw4fwe5:香椎花園前 6vy8g856w11t:海ノ中道 6w28j4srkqe5:西鉄香椎 6w38j8c2wk1t1u:香椎 6w88j6dckne5:香椎宮前 6wf8g3ov6i1t:西戸崎 6wh8jjllld1t:香椎神宮 6wj8j3hlyne5:西鉄千早 6wk8j3vr7y1u:千早 6wq8jnece71t:舞松原 6wu8is3de1e5:名島 6x28k15ge71t:土井 6x38ik3qddc5e5:貝塚 6xg8ie7jekc5:箱崎九大前 6xl8ilevsk1u:箱崎 6xo8ibzdk1c5:箱崎宮前 6y08ic8t0gc5:馬出九大病院前 6y28ihm4vc1o1u:吉塚
40132福岡市博多区:8i67w8a 6yb8i566afc5:千代県庁口 6ye8hz59m2c5:呉服町 6yf8jdfysmc4:福岡空港 6yj8hutnqic4c5:中洲川端 6yl8i5flqdc4:祇園 6yw8irfs7uc4:東比恵 6yx8idjye11a1uc4c6cudc:博多 70i8is3cti1u:竹下 7398jwayupe2:雑餉隈 73i8jtonr21u:南福岡 7ua8i1rkmhc6:櫛田神社前
40133福岡市中央区:8hdj8ac 6yq8hkqkq1c4:天神 6ys8gj59ktc4:唐人町 6yv8gvunmkc4:大濠公園 6z08hlsaqfe2:西鉄福岡（天神） 6z18ha4mpec4:赤坂 6z28hpbm23c6:天神南 6z88ht4cv5c6:渡辺通 6zd8hp6w96c6e2:薬院 6zi8hi8zbyc6:薬院大通 6zr8gsywyoc6:六本松 6zs8h5ob0dc6:桜坂 70a8hutnkqe2:西鉄平尾
40134福岡市南区:8iljl41 70p8i67w1he2:高宮 71h8iloaufe2:大橋 72c8jecyq51u:笹原 72i8j6w6sie2:井尻
40135福岡市西区:8etuh2s 6za8ewgs581mc4:姪浜 6zf8ea2gcp1m:下山門 6zj8d1snsh1m:今宿 6zq8ch8cjo1m:九大学研都市 70e8c1dsd71m:周船寺 7298er3g1rc6:橋本
40136福岡市城南区:8gj9z7y 7088gicyxoc6:別府 70s8gdds9ac6:茶山 7188g8ell8c6:金山 72d8g8eljdc6:七隈 7378g96w0jc6:福大前 73e8fzd8ioc6:梅林
40137福岡市早良区:8fququj 6z98g5iv7ic4:西新 6zg8fr46cmc4:藤崎 6zh8ffunkvc4:室見 72g8f2measc6:次郎丸 72u8fd8ca9c6:賀茂 7368forajec6:野芥
40202大牟田市:8jay93z 7e98jrl46re2:西鉄渡瀬 7ec8k1jhc31u:吉野 7ee8jy4vq7e2:倉永 7ef8kuvpzt1a:新大牟田 7el8jynqnye2:東甘木 7eo8juc4r91u:銀水 7ep8jqste6e2:西鉄銀水 7ew8jfxfsge2:新栄町 7ex8j7xssa1ue2:大牟田
40203久留米市:8lkf9re 77o8pqsikce4:金島 77r8p6r2bqe4:大城 7808oa080ee4:北野 7848npb70ce4:古賀茶屋 7868s9oz3g19:田主丸 7898mzrp3ne4:学校前 78e8mptbtle4:五郎丸 78f8mdw8a3e2e4:宮の陣 78m8qft55x19:筑後草野 78n8lb4hav191a1u:久留米 78q8p7xhv419:善導寺 78t8m5dq97e2:櫛原 7908njofdz19:御井 7918m124cje2:西鉄久留米 7928mzweno19:久留米大学前 7968lt7743e2:花畑 7978mfq8mc19:南久留米 7988lmipoce2:試験場前 79a8lvy7vc19:久留米高校前 79d8l6jfr9e2:津福 79l8kvjcf5e2:安武 79y8ld379c1u:荒木 7a68kbmltse2:大善寺 7aj8k5lp2oe2:三潴 7au8jwyhaxe2:犬塚
40204直方市:8tmf6db 6ti8stzy7f1n:筑前植木 6to8tnzrlicd:遠賀野 6tt8t24asi1n:新入 6tx8tqvi39cd:感田 6u18ti3klccd:筑豊直方 6u48tg04i11n6v:直方 6u88tg9jxo6v:南直方御殿口 6uk8ttvy4k6v:藤棚 6um8u3pllm6v:中泉
40205飯塚市:8s8966i 6vu8snkvh11n:鯰田 6w78silor21n:浦田 6wr8sc1x0b1h1n:新飯塚 6x98s5wahp1n:飯塚 6xe8t1q4fy1h:上三緒 6xn8ty7j5v1h:筑前庄内 6y78rqkl7a1n:天道 6yn8pcs0tw1o:九郎原 6yr8pzkhum1o:筑前大分 70o8qjvded1n:上穂波 73m8qafuyv1n:筑前内野
40206田川市:8wehox1 6vx8w5gc5k6v:糒 6w18w9rxz26v:田川市立病院 6wc8wfepah6v:下伊田 6wm8xaz3r86w:上伊田 6wn8w2yqpm6x:大藪 6wv8wty3t21k6v6w:田川伊田 6x58w6rhf41h1k6x:田川後藤寺 6x88uzsuem1h:船尾
40207柳川市:8huk4wf 7cr8igkbmje2:蒲池 7db8i7e8sbe2:矢加部 7de8ibpukje2:西鉄柳川 7dm8iles82e2:徳益 7dq8irfos0e2:塩塚 7dw8j33cmxe2:西鉄中島
40210八女市:8nd9cpj
40211筑後市:8lcflzu 7av8lav17z1u:西牟田 7c18l6epc31u:羽犬塚 7d68kz2mx01a1u:筑後船小屋
40212大川市:8h1hc1v
40213行橋市:92ubwkm 6ue92dkc6f1l6w:行橋 6uo92i5dg86w:令和コスタ行橋 6up92rub631l:南行橋 6uv92bzqzn6w:美夜古泉 6uy927epl26w:今川河童 6v693rc63b1l:新田原 6vc923ve4s6w:豊津
40214豊前市:9874w7p 6xd96xf8gw1l:豊前松江 6xh9825po51l:宇島 6xs996dbtc1l:三毛門
40215中間市:8svkjjr 6s18svtz521n:中間 6s58tivvnacd:通谷 6s98tc7e7xcd:東中間 6sd8smnwco1n:筑前垣生 6sf8t5iws9cd:筑豊中間 6sm8sykzt1cd:希望が丘高校前
40216小郡市:8nadnkc 75x8nkc13ze2:三国が丘 7648ngnzx0e2:三沢 76e8ndnjibe2:大保 76h8ovhjzybk:西太刀洗 76k8op2i2hbk:今隈 76m8o9385pbk:松崎 76o8nhl001bk:大板井 76p8n78hhzbk:小郡 76r8n7rci4e2:西鉄小郡 7718n43ba4e2:端間 77p8mqqc9me2:味坂
40217筑紫野市:8m7lxcq 74t8lwzzgte2e3:西鉄二日市 7508m35ltce2:紫 7528lyb4xt1u:二日市 7598mg9514e2:朝倉街道 75b8mdmty81u:天拝山 75c8nym0ie1n:筑前山家 75f8mt38qke2:桜台 75h8n6z2hwe2:筑紫 75l8mp128m1n1u:原田 75p8nnh79ce2:津古
40218春日市:8k6nh8g 73r8kabicze2:春日原 73u8k5h1gz1u:春日 74a8iywjl8cu:博多南
40219大野城市:8khx010 7438kn0wc6e2:白木原 7448kjhkz61u:大野城 7468kveohle2:下大利 74c8kwptze1u:水城
40220宗像市:8mqqfrc 6sn8nspw6a1u:赤間 6so8ojtz2a1u:教育大前 6t28mba0t51u:東郷
40221太宰府市:8m4uwqg 7498mef4r3e3:太宰府 74i8lk15zge2:都府楼前 74j8m7qnafe3:西鉄五条 74r8libv4n1u:都府楼南
40223古賀市:8k69dhl 6u38keig371u:千鳥 6uc8k277661u:古賀 6un8jpmis91u:ししぶ
40224福津市:8kxwbol 6tk8lnkjcb1u:東福間 6tr8kssfae1u:福間
40225うきは市:8ujk2u8 77w8wsmw0019:筑後大石 7858ugoc8219:筑後吉井 78b8vscqau19:うきは
40226宮若市:8rbwhro
40227嘉麻市:8t8o168 6xr8tkl4tv1h:下鴨生
40228朝倉市:8ragk61 7688quqprfbke4:甘木 76i8qdufize4:馬田 76n8q99e3ne4:上浦
40229みやま市:8kcevfp 7dl8kqff1u1u:瀬高 7du8k7ttxi1u:南瀬高 7e18jbluhee2:江の浦 7e48jtaf2s1u:渡瀬 7e58jk4ccde2:開
40230糸島市:8a6udp0 7108bb1zxy1m:波多江 7158auf5a01m:糸島高校前 7218abk4sy1m:筑前前原 72x89u09u61m:美咲が丘 73g89i7w0e1m:加布里 73w89732xb1m:一貴山 74g885r75e1m:筑前深江 74l86wyjjk1m:大入 74v85zy9pk1m:福吉 75884tdrto1m:鹿家
40231那珂川市:8ifndqq
40341宇美町:8lo3cri 70h8lr3t3g1t:宇美
40342篠栗町:8m84tf3 6xc8m4zncf1o:篠栗 6xf8nch5cu1o:筑前山手 6xm8nvzqj81o:城戸南蔵院前
40343志免町:8kiyqh6
40344須恵町:8lizgjk 6yg8l72d341t:須恵 6z48lg3pz71t:須恵中央 6zk8ll2wj41t:新原
40345新宮町:8jbqowx 6ut8iyrvcke5:西鉄新宮 6uu8jfa0801u:新宮中央
40348久山町:8l9jys3
40349粕屋町:8kk56ek 6xi8kaz3rm1t:伊賀 6xj8l46mp91o:門松 6xt8kgvalh1o1t:長者原 6xu8j8gsat1o:柚須 6xy8k7txmf1o:原町 6ya8krly9m1t:酒殿
40381芦屋町:8r88hzv
40382水巻町:8scktn7 6qb8seo9oe1u:水巻 6rb8su4og21n:東水巻
40383岡垣町:8pbgxbc 6rf8prbhc11u:海老津
40384遠賀町:8rdzys1 6qx8rkxvok1u:遠賀川
40401小竹町:8stqi2w 6ug8t4h62r1n:勝野 6uh8tfqou16v:あかぢ 6v38sx0dws1n:小竹
40402鞍手町:8rlq5rz 6sx8siqflo1n:鞍手
40421桂川町:8rqu0i5 6z68r6j4ti1n1o:桂川
40447筑前町:8oqdo09 76a8q52i4ebk:高田 76b8p9rj4tbk:山隈 76c8plahejbk:太刀洗
40448東峰村:8yq6r9w 75z8z5dqw41k:筑前岩屋 76q8ywcdo11k:大行司 7728z2mpoc1k:宝珠山
40503大刀洗町:8pq0871 76x8py9aqge4:本郷 7758ps3o8qe4:大堰
40522大木町:8j2kiay 7bh8jfsrhpe2:大溝 7c48izorq1e2:八丁牟田
40544広川町:8n4vkqm
40601香春町:8xwbpnt 6ux8y41xea1k:採銅所 6vw8xvxkdv1k:香春 6w68xh00gg1k:一本松 6wd8xpiidh6w:勾金 6we8y58cqs6w:柿下温泉口
40602添田町:8y5hrmt 70b8xw6z6e1k:西添田 70j8y8i7x51k:添田 72a8ycke4m1k:歓遊舎ひこさん 73t8yfyzlq1k:豊前桝田 74x8yovmjj1k:彦山
40604糸田町:8vf99g0 6vv8vhcply6x:松山 6w58vnrrfa6x:糸田
40605川崎町:8wqjhwg 6xv8we3jgi1k:池尻 6yh8wzg5331k:豊前川崎
40608大任町:8y4u76i
40609赤村:8yr8izr 6wy8yilbgb6w:内田 6xk8yseys96w:赤 6xp8znl8006w:源じいの森 6xw8z8x3mn6w:油須原
40610福智町:8vgazpd 6uw8up6x096v:市場 6v18uxu4na6v:ふれあい生力 6v88v1dfx56v:赤池 6vd8v4ilyi6v:人見 6vh8vbuo3f6v6x:金田 6vq8vgtumu6x:豊前大熊 6vr8vsm8es6v:上金田
40621苅田町:92r2141 6ta92okfvf1l:苅田 6u292fj2nt1l:小波瀬西工大前
40625みやこ町:90kgso0 6vm9256jlo6w:新豊津 6w091lny926w:東犀川三四郎 6wg918yk4a6w:犀川 6x190gxgui6w:崎山
40642吉富町:99v4j24 6y899rpxht1l:吉富
40646上毛町:99fstrb
40647築上町:95hy3rl 6vp94u8ml71l:築城 6wa95kazau1l:椎田
41201佐賀市:8e0mvo9 79h8fbsezr1s:伊賀屋 7ae8dw6k2p1s:佐賀 7ai8cqnsb31s:鍋島 7al8bf43wt1d1s:久保田
41202唐津市:81xihd0 75i81jhxvb1d:西唐津 75o84fhxph1m:浜崎 75q81xn72z1d1m:唐津 75u83nzpii1m:虹ノ松原 75v82yucwr1m:東唐津 75w82dd1dv1m:和多田 76782lqtgj1d:鬼塚 76s82e5bkd1d1m:山本 77682ybhdl1d:本牟田部 77m832wilx1m:肥前久保 77v82q74hv1m:西相知 77y83sg0e51d:相知 78882aqpk01m:佐里 78c84h2huk1d:岩屋 78k859mfyq1d:厳木
41203鳥栖市:8lhjjn6 76l8mb58181u:弥生が丘 76y8m6619x1u:田代 7738lzhjse1s1u:鳥栖 7778kxmt421a1s:新鳥栖 77e8kg2y621s:肥前麓 77t8l4g04a1u:肥前旭
41204多久市:873448m 79j86kryt01d:多久 79n88a7gza1d:東多久 79q875qf9d1d:中多久
41205伊万里市:7yqicpz 7877vfu8zpax:福島口 78a7viupahax:浦ノ崎 78l7w28kneax:波瀬 78u822hmyy1m:駒鳴 78y7w8e6z7ax:久原 7938284e9e1m:大川野 7997weoj0kax:鳴石 79e820nm8s1m:肥前長野 79g7wrws0iax:楠久 79o7x3kfzjax:里 79x7xh24i4ax:東山代 7a37ykm5vz1max:伊万里 7a581hxbda1m:桃川 7a77z5u1vg1m:上伊万里 7aa7y4dggyax:川東 7ac80pi2we1m:金石原 7aq7xs27k7ax:金武
41206武雄市:83uxkj1 7bs863qyci1b:北方 7c684m6d9t1b:高橋 7ce83x5qcd1b1q:武雄温泉 7cn8169mqz1b:三間坂 7co82cyu8u1b:永尾
41207鹿島市:86nsdpe 7dz86n4t0e1s:肥前鹿島 7e687bmkp61s:肥前浜 7eg88cyg511s:肥前七浦 7en88un0ot1s:肥前飯田
41208小城市:8az9jxe 79m8abfcyf1d:小城 7as8aeb38e1s:牛津
41209嬉野市:8598972 7e2831bvne1q:嬉野温泉
41210神埼市:8gli2ze 78x8gpoz481s:神埼
41327吉野ヶ里町:8hl4nwb 78j8hl4nxa1s:吉野ヶ里公園
41341基山町:8m3t61p 75y8mhauo51u:けやき台 7658mfuzad1ubk:基山 76d8mp11xqbk:立野
41345上峰町:8ikr8q2
41346みやき町:8jltow2 77z8j33ed31s:中原
41387玄海町:7yiirdu
41401有田町:7xl4abu 7b67xmyb2qax:夫婦石 7be7xkzkpvax:山谷 7bn7xmaq6wax:大木 7c07xm60cjax:西有田 7ca7xmyat0ax:蔵宿 7cl7xt3x5bax:黒川 7cq7zmllnj1b:上有田 7ct7y6zqxfax:三代橋 7d37yry7dp1bax:有田
41423大町町:87aplcb 7by86y4x181b:大町
41424江北町:88sjlwu 7bq88xni9r1b1s:江北
41425白石町:88ac5xc 7d0880n88t1s:肥前白石 7dp87gcc7e1s:肥前竜王
41441太良町:89lcy1e 7ez89harqk1s:多良 7ff8am5ybb1s:肥前大浦
42201長崎市:7ymks5r 7j681b40jz1s:肥前古賀 7jd7xvuuv8fj:赤迫 7jh7xz4qogfgfj:住吉 7jk80e8gh31s:現川 7jm7y06goxfg:昭和町通 7jo7xxyavz1s:西浦上 7jv7y0u1g5fg:千歳町 7jx7y1hm77fg:若葉町 7k27y2emg9fg:長崎大学 7k77y2emfjfg:岩屋橋 7kb7y13gvnfg:浦上車庫 7ke7y186m8fg:大橋 7kg7y1vrcxfg:平和公園 7kh7y3z7dmfg:原爆資料館 7ki7y4ms4rfg:大学病院 7kk7y4ms3rfg:浦上駅前 7kl7y3l22u1s:浦上 7km7y55n3sfg:茂里町 7ko7y6q84dfg:銭座町 7kp7yaiyxpfg:宝町 7kq7ycvugqfg:八千代町 7kr7yepuzqfgfh:長崎駅前 7kt7yv3a4lfi:諏訪神社 7ku7yax45g1q1s:長崎 7kw7z37mtefi:新中川町 7kx7yxuaxufi:新大工町 7ky7z79t5mfi:蛍茶屋 7kz7ykm1v7fh:桜町 7l07yq43hhfhfi:市役所 7l17yf8pz9fg:五島町 7l37ynd2nhfi:めがね橋 7l47yf4074fg:大波止 7l57yl9ml3fi:浜町アーケード 7l67yepuxbfg:出島 7l77yk7wjxfgfi:西浜町 7la7ymks3ufg:観光通 7lb7yis19gfffg:新地中華街 7ld7ypunxffg:思案橋 7le7ysv48jfg:崇福寺 7lf7yfmv64ff:メディカルセンター 7lg7yd9zlfff:大浦海岸通 7lh7ydo4ubff:大浦天主堂 7li7yfi5ddff:石橋
42202佐世保市:7sq4jyw 78w7p0x24tax:すえたちばな 7947pi7hgsax:江迎鹿町 79b7pvfqgiax:高岩 79s7qzncjeax:いのつき 79v7rk7nrcax:潜竜ヶ滝 7ab7rmp8ygax:吉井 7bu7s81uauax:皆瀬 7bz7sgtrqtax:野中 7c37syice1ax:左石 7c57rpbjkiax:中里 7c77riiceeax:本山 7c87qe1aoxax:真申 7c97t56trvax:泉福寺 7cc7qek5o0ax:棚方 7cg7szos2lax:山の田 7cj7r2x7owax:上相浦 7cp7qli2idax:相浦 7cs7qygw1iax:大学 7cy7swew68ax:北佐世保 7dc7szfcdnax:中佐世保 7dd7swxr26ax:佐世保中央 7dg7t4j8ol1bax:佐世保 7dk7ua20d21b:日宇 7dn7wushhr1b:三河内 7do7v53js41b:大塔 7ds7vrray31b1e:早岐 7e77vntu161e:ハウステンボス 7e87vtzgdz1e:南風崎
42203島原市:8gk23nt 7h38f0wy5g6t:有明湯江 7hj8fm4u1h6t:大三東 7ht8fpxkt26t:松尾 7in8g2dj7a6t:三会 7jl8gk23oi6t:島原 7k68goruqa6t:霊丘公園体育館 7kf8gqlv7y6t:島原船津 7kj8gjeiqu6t:島原港
42204諫早市:850uet6 7g789ux5a21s:小長井 7gb893ex291s:長里 7gf886xi7s1s:湯江 7gi875lmhd1s:小江 7gy85zf9re1s:肥前長田 7h180uqlwa1s:大草 7h985bbn4g1s:東諫早 7hb84kqf8k1e1q1s:諫早 7hd84kzuqo6t:諫早（雲仙・島原口） 7hh81piprq1s:東園 7hk84znz0i6t:本諫早（諫早市役所前） 7ho83ujcj01s:西諫早 7hq85hcjn96t:幸 7hr86gpoyy6t:干拓の里 7hs877awu66t:森山 7hv8804aid6t:釜ノ鼻 7hw8670r846t:小野 7hx82kyeef1s:喜々津 7i788hxkui6t:諫早東高校 7ie81ud6f31s:市布
42205大村市:81k0ojs 7fe814aurz1e:松原 7fs81d2ry11e:竹松 7g081iktin1e1q:新大村 7g881mdkaf1e:諏訪 7ge81p9are1e:大村 7gj82e57oq1e:岩松 7ul811xz1u1e:大村車両基地
42207平戸市:7mubuoh 77g7nvsg0pax:たびら平戸口 77j7pd3lhlax:東田平 77k7oxdr3qax:中田平 7827o69o4rax:西田平
42208松浦市:7shqt0j 77d7qspg9oax:御厨 77i7tgpt84ax:前浜 77l7px9rg5ax:西木場 77n7ueidheax:鷹島口 77q7t5ppwyax:調川 77u7urlwr1ax:今福 77x7rn84lcax:松浦発電所前 7837sfwshuax:松浦
42209対馬市:7d5eawc
42210壱岐市:7ru1ev0
42211五島市:6wwag8c
42212西海市:7q35v2r
42213雲仙市:89w8a4e 7gr8by8gwp6t:西郷 7gt8eb40wf6t:多比良 7gu8cw116z6t:神代（鍋島邸前） 7h08ba4u8s6t:大正 7h58au5kc46t:古部 7hm89zdg8k6t:吾妻（雲仙市役所前） 7i0899kist6t:阿母崎 7ig88qpi9p6t:愛野
42214南島原市:8dwpaf9
42307長与町:7yiwrnh 7hy7zfnlz31s:本川内 7ic7ybyuoy1s:高田 7if7yosyhp1s:長与 7it7xq3dt61s:道ノ尾
42308時津町:7xkbwv5
42321東彼杵町:8026p35 7et7zywta61e:彼杵 7f3813dus31e:千綿
42322川棚町:7y13j54 7eh7y4mufw1e:川棚 7ek7x1qdql1e:小串郷
42323波佐見町:7z9w779
42383小値賀町:74ucwsn
42391佐々町:7qczkwv 7ah7r43nzaax:神田 7at7qkpsf1ax:清峰高校前 7b87q8541bax:佐々 7bm7q1770bax:小浦
42411新上五島町:75ctqdw
43100熊本市:8su4gg1
43101熊本市中央区:8su4gg1 7ia8t8j5fabi:坪井川公園 7ii8t61k3cbj:黒髪町 7iq8sfprntbd:杉塘 7ir8t0xnnebj:藤崎宮前 7is8sdmbkybd:段山町 7iu8stzqp3bf:熊本城・市役所前 7iv8sfl1uubd:蔚山町 7iw8swhc00bf:通町筋 7ix8szvxkobfbg:水道町 7iz8sr8pv4bf:花畑町 7j08t54jombg:九品寺交差点 7j18sfz730bd:新町 7j28si2n4obd:洗馬橋 7j38sq6zthbdbf:辛島町 7j58sme8z7bd:西辛島町 7j78t9g5ihbg:交通局前 7j88smse82bf:慶徳校前 7j98tmez291r:水前寺 7ja8te5wlybg:味噌天神前 7jb8sfgc1fbf:呉服町 7jc8skk8elbf:河原町 7je8thfsf11r:新水前寺 7jf8tj9sylbg:新水前寺駅前 7jg8scpb7cbf:祇園橋 7jj8tm0trjbg:国府 7jr8tpouu4bebg:水前寺公園 7jw8tt3gejbe:市立体育館前（県庁通） 7k08tygs9bbe:商業高校前 7k18syyx631r:南熊本 7k48u2se3gbe:八丁馬場 7k58u78pp8be:神水交差点 7k98snytvr1r:平成
43102熊本市東区:8uzny3f 7ip8u3fz2p1r:東海学園前 7k88ueg23ube:健軍校前 7ka8ujjygsbe:動植物園入口 7kc8umtuabbe:健軍交番前 7kd8urjle0be:健軍町
43103熊本市西区:8qmvnmd 7hz8scu1901u:崇城大学前 7i48srwatsbi:池田 7i58slve5tbi:韓々坂 7ik8siq81e1ubdbi:上熊本 7im8sic2rbbd:県立体育館前 7io8shjs89bd:本妙寺入口 7jp8s6t4albfbh:熊本駅前 7jt8s4po8p1a1r1u:熊本 7jy8s5mohpbh:二本木口 7k38s4biy1bh:田崎橋
43104熊本市南区:8rrvjv5 7kn8rxdlux1u:西熊本 7l98rsxa3v1u:川尻 7lk8rjvwwx1u:富合
43105熊本市北区:8sc1rak 7gg8qu7qqp1u:田原坂 7gm8ruhw751u:植木 7h48vo5qim1r:光の森 7h68sjryci1u:西里 7he8v3lf841r:武蔵塚 7hf8tgnibubi:堀川 7hl8tdn1y5bi:八景水谷 7hp8tcq1ndbi:亀井 7i18tc76k4bibj:北熊本 7i68t1l8j1bi:打越 7ib8u92qj11r:竜田口
43202八代市:8oz0odv 7m18rglzx81u:有佐 7m38qke0fi1u:千丁 7m58q5pvyz1a1u:新八代 7m88pnn5xy1p1uch:八代 7mc8pcwhyoch:肥後高田 7md8qkipoq1p:段 7me8o8yayych:日奈久温泉 7mf8r0hzb31p:坂本 7mh8n293c6ch:肥後二見 7mi8qjzu881p:葉木 7ml8qw1nd21p:鎌瀬 7mm8qkwu781p:瀬戸石
43203人吉市:8tz48mx 7nc8thfo241p:西人吉 7ne8v2oa2w09:相良藩願成寺 7nf8uhz92p1p:人吉 7ng8uhz92p09:人吉温泉 7np8vqigqa1p:大畑 7ns8v2xopf1p:矢岳
43204荒尾市:8iu6odn 7f78iw0ozd1u:荒尾 7fk8itx8pm1u:南荒尾
43205水俣市:8hy7ynb 7ni8ioogrg1ach:新水俣 7nl8hhl3y9ch:水俣 7no8gowfq0ch:袋
43206玉名市:8njxrzd 7fq8nxow431a:新玉名 7g68n1c6z01u:玉名 7g98lcoz9c1u:大野下 7gc8of8qst1u:肥後伊倉
43208山鹿市:8s891br
43210菊池市:8wnnmjp
43211宇土市:8r1abrs 7ll8ots3rg18:住吉 7lm8rf1fwf181u:宇土 7lo8q1j18b18:緑川 7lp8ngx9rv18:肥後長浜 7lr8myujo218:網田 7lt8lms06c18:赤瀬
43212上天草市:8iqn9yr
43213宇城市:8rytg9a 7lu8rgvg4d1u:松橋 7lv8lige8o18:石打ダム 7lx8ktp6p418:波多浦 7ly8k5uzkv18:三角 7lz8sbs9gd1u:小川
43214阿蘇市:97vh33m 7fr951tyml1r:内牧 7ft9ak9qix1r:波野 7fu96ddmym1r:阿蘇 7fv97r5h4q1r:宮地 7fw96w3xna1r:いこいの村 7fz9cahj791r:滝水 7g493qezwh1r:市ノ川 7gd9375u301r:赤水
43215天草市:8a3k9e2
43216合志市:8vt07lm 7gk8ucvhuobi:御代志 7gl8ua96rnbi:再春医療センター前 7gn8u85qpabi:熊本高専前 7gw8u2serkbi:黒石 7gx8txoicfbi:三ツ石 7h28tv6wzpbi:須屋 7h88tpyau3bi:新須屋
43348美里町:8vryfod
43364玉東町:8pxzrmt 7ga8puzbak1u:木葉
43367南関町:8mrs01l
43368長洲町:8jjq5sh 7fx8jne6x31u:長洲
43369和水町:8p44odx
43403大津町:8ynyhh1 7gq8ylc6ef1r:肥後大津 7gs90booty1r:瀬田
43404菊陽町:8x7yhdd 7gv8x8m2761r:原水 7gz8w1s4vd1r:三里木
43423南小国町:961755z
43424小国町:95xx9im
43425産山村:9bck9ms
43428高森町:97w4mwg 7id97ws7lu4b:高森
43432西原村:8zxjf7f
43433南阿蘇村:943wntu 7go926qyg81r4b:立野 7h793lkigu4b:長陽 7hg93tov3y4b:加勢 7hi94cola34b:阿蘇下田城 7hu94wzgxi4b:南阿蘇水の生まれる里白水高原 7i395eo1jl4b:中松 7i896ivnpb4b:阿蘇白川 7i996s1qf24b:南阿蘇白川水源 7ij97g5cy74b:見晴台
43441御船町:8w8zg5k
43442嘉島町:8umfoq0
43443益城町:8wsrhja
43444甲佐町:8wltjgy
43447山都町:933d1he
43468氷川町:8rkxlxd
43482芦北町:8l0ibf1 7mk8lxwr6ich:上田浦 7mo8li6wkych:たのうら御立岬公園 7mp8lfpb6ach:肥後田浦 7mq8ploeg61p:海路 7mr8owx6z01p:吉尾 7ms8kuqui8ch:海浦 7mu8p7j4s11p:白石 7mv8l60d2och:佐敷 7n08lffv22ch:湯浦
43484津奈木町:8j3clab 7na8jgbetwch:津奈木
43501錦町:8xobrej 7nd8ybn3mr09:木上 7nh8xmr6gy09:一武 7nm8wi5ex309:肥後西村
43505多良木町:914d82a 7my9286p3609:新鶴羽 7mz91o0j3609:東多良木 7n2910ymh009:多良木 7n390m5sbk09:公立病院前
43506湯前町:92rpaax 7mx92q4pb209:湯前
43507水上村:93srqq0
43510相良村:8w405u9 7nk8w0c4jc09:川村
43511五木村:8x6wnr5
43512山江村:8uzj480
43513球磨村:8qruq74 7n18p79ozc1p:球泉洞 7n58qtalgm1p:一勝地 7n78rcxwdg1p:那良口 7n88scp6wv1p:渡
43514あさぎり町:8zqziyr 7n690ai49209:東免田 7n98zlcrju09:あさぎり 7nb8ywuzoq09:おかどめ幸福
43531苓北町:852a7jf
44201大分市:9pn29my 7ax9oo7zcv1l:西大分 7ay9to6w3b1l:大在 7az9rbbc301l:高城 7b09sg6j1o1l:鶴崎 7b59qnzzzn1l:牧 7b79ussnhr1l:坂ノ市 7ba9we5zbl1l:幸崎 7bb9pj4szq191l1r:大分 7bo9pl88y619:古国府 7bt9osev7w19:南大分 7bv9nxdbqb19:賀来 7c29q4m4bi1r:滝尾 7ck9nikhhr19:豊後国分 7cu9pu4vwp1r:敷戸 7d89pzrn7c1r:大分大学前 7df9qp1pg61r:中判田 7dx9r36ygd1r:竹中
44202別府市:9lbputr 78d9le7ghn1l:亀川 78z9lml8jx1l:別府大学 79w9lnro2j1l:別府 7a09l4dsks0o:雲泉寺 7a19l13wqw0o:乙原 7a89m14msl1l:東別府
44203中津市:9ab3swf 6yd9aeiehk1l:中津 6z39c5ihmt1l:東中津 70d9d7d85k1l:今津
44204日田市:91bpie3 77c8zahmrq1k:大鶴 7818yz83u31k:今山 78i90jjpj019:光岡 78r8yl7k24191k:夜明 78v917dwij19:日田 79591oxrc319:豊後三芳 79p93o6wul19:豊後中川 7ad95u99j719:杉河内 7ap94bmyf819:天ヶ瀬
44205佐伯市:a06im6b 7eqa0wg9xg1l:浅海井 7f1a0dl99m1l:狩生 7f69zrgcuh1l:海崎 7fha09nsce1l:佐伯 7fn9yt07h71l:上岡 7g39wuemci1l:直見 7gh9vtgvqz1l:直川 7hn9thrr2r1l:重岡 7jz9t642mv1l:宗太郎
44206臼杵市:9wqh7a2 7da9x7i7k51l:佐志生 7dj9wyuzqb1l:下ノ江 7dr9w47lbw1l:熊崎 7dy9wu9y2a1l:臼杵 7e09wb5i2d1l:上臼杵
44207津久見市:9yscnlx 7ed9yvr96x1l:津久見 7eia0vspc51l:日代
44208竹田市:9hy5xk3 7fj9hn14j11r:豊後竹田 7fp9h4yefa1r:玉来 7g59ea9jud1r:豊後荻
44209豊後高田市:9jptq22
44210杵築市:9pvg37d 75a9ktigo41l:立石 75n9luuc1j1l:中山香 76f9oej2wu1l:杵築
44211宇佐市:9g648lz 70r9f7je281l:豊前善光寺 70v9gnje0y1l:柳ヶ浦 70w9hee1em1l:豊前長洲 70x9e48s4e1l:天津 7419igi7aq1l:宇佐 74p9j318mc1l:西屋敷
44212豊後大野市:9oqpilx 7eb9qmanz01r:犬飼 7f29pw8am81r:菅尾 7f59j6kg3f1r:朝地 7fb9op9nd81r:三重町 7fg9mgg9mo1r:豊後清川 7fi9kszhpr1r:緒方
44213由布市:9izd514 7af9gdbiy919:由布院 7b19fl5pvq19:南由布 7cd9gcj7xh19:湯平 7cf9m5udcv19:向之原 7ci9l4dryt19:鬼瀬 7cz9jfceym19:天神山 7d19jxaf4c19:小野屋 7d29i2vqaz19:庄内
44214国東市:9u3ndf5
44322姫島村:9qxp1h8
44341日出町:9mty19a 76z9oe4xfw1l:大神 7789mrgfye1l:暘谷 77a9n7tv2y1l:日出 77h9lp7jzo1l:豊後豊岡
44461九重町:9abw0kb 7ao99swakm19:恵良 7b29cmep3o19:野矢 7bf9a5gyo219:引治 7bj9b0dsde19:豊後中村
44462玖珠町:98yrrkx 79t994eiyi19:豊後森 79u974mi9g19:北山田
45201宮崎市:9iqz30m 7o79ktrkwx1l:佐土原 7ob9k482tj1l:日向住吉 7oe9jkbc411l:蓮ヶ池 7oi9j4grtn1l:宮崎神宮 7ol9j6as6u1l:宮崎 7oo9iudoi11j1l:南宮崎 7os9j47but1f1j:田吉 7ou9i8wcuj1l:加納 7ow9jg95391f:宮崎空港 7oy9j9knky1j:南方 7oz9hlug651l:清武 7p19fzk3wv1l:日向沓掛 7p39ej18wg1l:田野 7p59jcuj6v1j:木花 7p89jk1vit1j:運動公園 7pf9jrnd5i1j:曽山寺 7pg9k31lmi1j:子供の国 7ph9kg54vf1j:青島 7pk9kgspk61j:折生迫 7ps9kgnzkh1j:内海 7pz9keyomc1j:小内海
45202都城市:95p9qzx 7om94x8pam1c:日向前田 7ov95qkxqf1c:高崎新田 7p295tldsa1c:東高崎 7p69be4lnr1l:青井岳 7pa95sa82k1c:万ヶ塚 7pl95f6ojo1c:谷頭 7pm990lgjl1l:山之口 7pr95p0bth1c:日向庄内 7q1965dqra1c1l:都城 7q695j44mp1l:西都城 7q894ouvmp1l:五十市
45203延岡市:9rnhq0u 7lj9tap3jn1l:市棚 7lq9subo481l:北川 7ls9sxgtzm1l:日向長井 7lw9ski06d1l:北延岡 7m09rxbdkc1l:延岡 7m29s32ugs1l:南延岡 7m49s8ubd11l:旭ヶ丘 7m79s0pyie1l:土々呂
45204日南市:9h8quvn 7qa9k1v53r1j:伊比井 7qe9h273tc1j:北郷 7qi9h0hsqx1j:内之田 7qk9gm7tjk1j:飫肥 7qm9hbrb7i1j:日南 7r09hv56jh1j:油津 7rs9hcxqmp1j:大堂津 7s09gzu75r1j:南郷 7s29elwx4j1j:榎原 7s39fzth1i1j:谷之口
45205小林市:92gtun3 7oa90m10nz1c:西小林 7oc92l5gg31c:小林
45206日向市:9q5no9w 7mg9qarko31l:日向市 7mj9qai50b1l:財光寺 7mn9qark8j1l:南日向 7mt9pdd4uz1l:美々津
45207串間市:9brvmxj 7s79ci7fnm1j:日向大束 7s99cavd9q1j:日向北方 7sd9buhxz81j:串間 7se99xzt2x1j:福島高松 7sf9auvd3d1j:福島今町
45208西都市:9i27x8e
45209えびの市:8wl14a0 7nw8tlmiyx1p:真幸 7o18v0g2xy1c:京町温泉 7o28wrplnr1c:えびの 7o38xzze5g1c:えびの上江 7o58yrr1rj1c:えびの飯野
45341三股町:9806ksc 7pt98a9nz61l:餅原 7q397suimy1l:三股
45361高原町:93qo7oz 7of92woegq1c:広原 7oj93f59es1c:高原
45382国富町:9f8bcf6
45383綾町:9cnz0k8
45401高鍋町:9lrovs3 7nq9mvrs6j1l:高鍋
45402新富町:9l7dzld 7nx9lpgpjn1l:日向新富
45403西米良村:992p00o
45404木城町:9koea4n
45405川南町:9ml5upr 7nn9nl6ktg1l:川南
45406都農町:9ntkdif 7mw9omrwpj1l:東都農 7n49o53bqn1l:都農
45421門川町:9qz9cud 7mb9r97q4n1l:門川
45429諸塚村:9fh3dwi
45430椎葉村:996r87v
45431美郷町:9iuwnpv
45441高千穂町:9enmgzx
45442日之影町:9hbde3n
45443五ヶ瀬町:9albekv
46201鹿児島市:8ncgpq9 7qh8p20y2i1l:竜ヶ水 7ql8j1dq521u:薩摩松元 7qn8nlw7zr1l1u:鹿児島 7qp8nj9wx8gg:鹿児島駅前 7qq8nhfwdcgg:桜島桟橋通 7qr8nfcgb7gg:水族館口 7qs8ndn5idgg:市役所前 7qt8ncgppogg:朝日通 7qu8jrkso61u:上伊集院 7qv8nclffwgg:いづろ通 7qw8n96tupgg:天文館通 7qx8n2whopgggh:高見馬場 7qz8mzw1cugh:加治屋町 7r18n6ty9fgg:甲東中学校前 7r28mwvl0zgh:高見橋 7r38msajnm1a1i1u:鹿児島中央 7r68muipgcgfgh:鹿児島中央駅前 7r88n80e0pgg:新屋敷 7r98mtv4o1gf:都通 7ra8n89thvgggi:武之橋 7rc8mtgze6gf:中洲通 7rd8n7vo7ygi:二中通 7re8le4k621u:広木 7rf8ms5tu3gf:市立病院前 7rg8n6ynx6gi:荒田八幡 7rh8mqpyj6gf:神田（交通局前） 7ri8mqze0ygf:唐湊 7rj8n5islsgi:騎射場 7rk8msajj8gf:工学部前 7rl8munf2igf:純心学園前 7rm8msjz0o1i:郡元 7rn8n3os11gi:鴨池 7ro8mwm5czgf:中郡 7rp8n2dmhcgfgi:郡元 7rr8myz0vfgi:涙橋 7rt8munezg1i:南鹿児島 7ru8mv1k8sgi:南鹿児島駅前 7rv8mrrodpgi:二軒茶屋 7rw8momia1gi:宇宿一丁目 7rx8mn1x86gi:脇田 7ry8mkyh691i:宇宿 7rz8mhtb2agi:笹貫 7s18mcb9ekgi:上塩屋 7s48m4bmfagi:谷山 7s58lyffif1i:谷山 7s68lh500x1i:慈眼寺 7s88ljml7h1i:坂之上 7sa8lewtwg1i:五位野 7sg8lrm7r01i:平川 7sh8m39vk41i:瀬々串 7si8mjikqa1i:中名 7sj8mod1f51i:喜入 7sk8ncldiu1i:前之浜 7sl8o36l4h1i:生見
46203鹿屋市:8y2uznb
46204枕崎市:8dvijy0 7so8dysfrl1i:枕崎 7sp8f4b7f31i:薩摩板敷 7sv8g1uc611i:白沢
46206阿久根市:8a360pc 7o08aziq2pch:折口 7o68a7vrvrch:阿久根 7od8am10u4ch:牛ノ浜 7oh8b1m59ich:薩摩大川
46208出水市:8fwqm8a 7nr8fild51ch:米ノ津 7nt8g3xyn21ach:出水 7nv8ff21g2ch:西出水 7ny8csvovsch:野田郷 7nz8e1xrxtch:高尾野
46210指宿市:8q3vlo0 7sm8ov2yej1i:薩摩今和泉 7sn8pmbqxv1i:宮ヶ浜 7sw8pzy5331i:二月田 7sz8qgbk361i:指宿 7t18pztf041i:山川 7t28ly5xij1i:入野 7t38mizo941i:開聞 7t48n2wep51i:東開聞 7t58ovlsoe1i:大山 7t68nnc04s1i:薩摩川尻 7t78o1lz6n1i:西大山
46213西之表市:93d69wd
46214垂水市:8sky3m8
46215薩摩川内市:8e52w39 7ok8b7n1ngch:西方 7oq8b3kv4dch:薩摩高城 7p08bkh4z4ch:草道 7p48doph4nch:上川内 7pc8efou3c1a1uch:川内 7pj8e8vmrq1u:隈之城 7pp8ea6s3h1u:木場茶屋
46216日置市:8hpfwq8 7qf8fbs2ir1u:湯之元 7qg8fqbgyu1u:東市来 7qj8hh24i61u:伊集院
46217曽於市:945lpfc 7po90pauo01l:大隅大川原 7pu92028ay1l:北俣 7q4935bkeg1l:財部
46218霧島市:8uu5og3 7on8snb2d21p:大隅横川 7or8tf7fn81p:植村 7ox8tskeah1p:霧島温泉 7p78tdi4d91p:嘉例川 7p98xiyckm1l:霧島神宮 7pb8tqqdbv1p:中福良 7pi8u6pn2h1p:表木山 7pn8yw7bgd1l:北永野田 7pq8ucltpf1p:日当山 7pv8u05v0e1l1p:隼人 7px8uut98e1l:国分
46219いちき串木野市:8cyrt2z 7q78d21oyq1u:串木野 7qb8demd4e1u:神村学園前 7qd8e3dkcj1u:市来
46220南さつま市:8eu3fvb
46221志布志市:973691z 7sb971gy8b1j:志布志 7sc98f42mi1j:大隅夏井
46222奄美市:7knpkbg
46223南九州市:8j56f87 7sq8j9rfo21i:石垣 7sr8hfm6ct1i:松ヶ浦 7ss8i43y6b1i:頴娃大川 7st8iqmzp81i:水成川 7su8grdu0r1i:薩摩塩屋 7sx8k4jjl51i:御領 7sy8ky9xgc1i:西頴娃 7t08la2b4y1i:頴娃
46224伊佐市:8pdop98
46225姶良市:8pwxsf7 7py8rh4okw1l:加治木 7q08quc7ix1l:錦江 7q58q3hk2e1l:帖佐 7q98pqwvog1l:姶良 7qc8pezs1w1l:重富
46303三島村:8nh6gtk
46304十島村:8ngx1az
46392さつま町:8jmztq0
46404長島町:89icbe0
46452湧水町:8tb59rx 7o48ubaq8i1c:鶴丸 7o88txew9j1c1p:吉松 7og8te10c11p:栗野
46468大崎町:93o1ss4
46482東串良町:92hhaoy
46490錦江町:8vqi9mc
46491南大隅町:8v0yrkc
46492肝付町:91gszif
46501中種子町:91y7yer
46502南種子町:8zuig7c
46505屋久島町:8qrg6kb
46523大和村:7h2k7ml
46524宇検村:7digkig
46525瀬戸内町:7e4zl08
46527龍郷町:7o4sqsj
46529喜界町:80w0sdd
46530徳之島町:73d5avn
46531天城町:6yysg1x
46532伊仙町:70ex4ps
46533和泊町:6q5abc2
46534知名町:6n69um0
46535与論町:6hnb5g1
47201那覇市:5qmrecr 7tb5rhsxz6b8:古島 7tc5rrhvohb8:市立病院前 7td5sfzni6b8:石嶺 7te5s3a9fpb8:儀保 7tf5rc1gs3b8:おもろまち 7tg5sbjbu8b8:首里 7th5qtklkgb8:美栄橋 7ti5r4b9azb8:牧志 7tj5r8dfnbb8:安里 7tk5qmw44gb8:県庁前 7tl5qhwxhkb8:旭橋 7tm5pniyqbb8:那覇空港 7tn5qlpoa2b8:壺川 7to5qhis53b8:奥武山公園 7tp5q6s4cub8:小禄 7tq5pyj1vxb8:赤嶺
47205宜野湾市:5u8kc75
47207石垣市:27i873o
47208浦添市:5s6ov6i 7t85skb9hib8:浦添前田 7t95swvxrlb8:てだこ浦西 7ta5sfc2tbb8:経塚
47209名護市:61hheql
47210糸満市:5q57ir8
47211沖縄市:5v8bn72
47212豊見城市:5qpdp57
47213うるま市:5x4axe8
47214宮古島市:3bvlysc
47215南城市:5tyh8ao
47301国頭村:68s8gma
47302大宜味村:66oiyzt
47303東村:680gs3h
47306今帰仁村:61bbt1l
47308本部町:5ylhfat
47311恩納村:5wz71xr
47313宜野座村:61ezskx
47314金武町:5zm5olt
47315伊江村:5vaf665
47324読谷村:5t05us9
47325嘉手納町:5teftlt
47326北谷町:5tppc1s
47327北中城村:5ury7sz
47328中城村:5und658
47329西原町:5tj0tw5
47348与那原町:5tdnhu2
47350南風原町:5sfgs7r
47353渡嘉敷村:5f6ffiv
47354座間味村:5cyecmp
47355粟国村:5a6q19d
47356渡名喜村:571y28a
47357南大東村:9bw61ap
47358北大東村:9ebxcrm
47359伊平屋村:615tu60
47360伊是名村:605t37n
47361久米島町:4utppv4
47362八重瀬町:5s2d8nj
47375多良間村:2qar4au
47381竹富町:26dvv45
47382与那国町:10jzcvd
`
