/** Calls of the interface as a program makes them, for a site at `origin`. */
export const apiExamples = (origin: string): readonly { title: string; text: string }[] => [
  {
    title: '下書きを作る',
    text: `curl -X POST ${origin}/api/v1/ads \\
  -H 'Authorization: Bearer トークン' \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: 2026-11-28-0001' \\
  -d '{"key":"A-001","ad":{"kind":"part_time","title":"カフェの接客","wageUnit":"hour","wageMin":1300}}'`,
  },
  {
    title: '読んで、直す',
    text: `curl -i ${origin}/api/v1/ads/求人のid -H 'Authorization: Bearer トークン'

curl -X PATCH ${origin}/api/v1/ads/求人のid \\
  -H 'Authorization: Bearer トークン' \\
  -H 'Content-Type: application/json' \\
  -H 'If-Match: "読んだときのETag"' \\
  -d '{"ad":{"wageMin":1350,"validThrough":"2027-03-31"}}'`,
  },
  {
    title: '掲載する',
    text: `curl -X POST ${origin}/api/v1/ads/求人のid/publish \\
  -H 'Authorization: Bearer トークン' \\
  -H 'Content-Type: application/json' \\
  -d '{}'`,
  },
  {
    title: '実行しなかったときの答え',
    text: `HTTP/1.1 422
Content-Type: application/problem+json

{
  "type": "${origin}/company/api#incomplete",
  "title": "掲載に必要な項目が足りません",
  "status": 422,
  "detail": "掲載に必要な項目が、まだ入力されていません。",
  "code": "incomplete",
  "requestId": "…",
  "missing": ["duties", "workplaces"],
  "findings": []
}`,
  },
]
