export type Position = { lon: number; lat: number }

export const radiusKm = 6371.0088
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres as the crow flies (haversine) between two positions in degrees. */
export const distanceKm = (one: Position, other: Position): number => {
  const north = Math.sin(radians(other.lat - one.lat) / 2)
  const east = Math.sin(radians(other.lon - one.lon) / 2)
  const part = north * north + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * east * east
  return 2 * radiusKm * Math.asin(Math.min(1, Math.sqrt(part)))
}
