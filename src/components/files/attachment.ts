/** What no system takes in the name of a file. */
const unfit = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\\/:*?"<>|]/gu

/** A name of a file in the words of RFC 6266: in ASCII for old programs, and as it is. */
export const attachment = (ascii: string, name: string): string => {
  const encoded = encodeURIComponent(name.replace(unfit, '')).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
