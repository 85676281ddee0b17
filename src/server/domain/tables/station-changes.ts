/**
 * What changed after the end of 2023, of which the table of stations is, as far as it is known for sure: from memory of
 * what the railways announced. Places of new stations are right within a kilometre; where they were not known they are
 * between their neighbours. When a newer table has them, `scripts/compact-stations.ts` keeps their numbers, and the rows go.
 */

/** Number, name, longitude, latitude, municipality, line of the law, the day it opened. */
export const openedStations = `
90001|箕面船場阪大前|135.4885|34.823|27220箕面市|北大阪急行電鉄 南北線|2024-03-23
90002|箕面萱野|135.4893|34.8357|27220箕面市|北大阪急行電鉄 南北線|2024-03-23
90003|夢洲|135.391|34.65|27104大阪市此花区|大阪市高速電気軌道 4号線(中央線)|2025-01-19
90004|越前たけふ|136.2017|35.8937|18209越前市|西日本旅客鉄道 北陸新幹線|2024-03-16
90005|西松任|136.5467|36.5148|17210白山市|IRいしかわ鉄道 IRいしかわ鉄道線|2024-03-16
90006|しきぶ|136.18|35.923|18209越前市|西日本旅客鉄道 北陸線|2025-03-15
90007|加木屋中ノ池|136.9003|34.9995|23222東海市|名古屋鉄道 河和線|2024-03-16
90008|桜並木|130.4675|33.543|40132福岡市博多区|西日本鉄道 天神大牟田線|2024-03-16
90009|上所|139.049|37.906|15103新潟市中央区|東日本旅客鉄道 越後線|2025-03-15
90010|仙巌園|130.5775|31.6175|46201鹿児島市|九州旅客鉄道 日豊線|2025-03-15
`

/** The day without trains, line, stations. Lines that only rest (美祢線, 津軽線 beyond 蟹田) are not among them. */
export const closedStations = `
2024-03-16|北海道旅客鉄道 宗谷線|初野 恩根内
2024-03-16|北海道旅客鉄道 石北線|愛山
2024-03-16|北海道旅客鉄道 石勝線|滝ノ上
2024-03-16|北海道旅客鉄道 函館線|中ノ沢
2024-04-01|北海道旅客鉄道 根室線|布部 山部 下金山 金山 東鹿越 幾寅 落合
2024-05-01|スカイレールサービス 広島短距離交通瀬野線|みどり口 みどり中街 みどり中央
2025-03-15|北海道旅客鉄道 宗谷線|抜海 南幌延 雄信内
2025-03-15|北海道旅客鉄道 根室線|東滝川 東根室
2026-04-01|北海道旅客鉄道 留萌線|北一已 秩父別 北秩父別 石狩沼田
`
