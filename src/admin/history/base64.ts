/** Decodes texts as forges send them: UTF-8 in base64 with line breaks. */
export function decodeBase64(text: string): string {
  const bytes = Uint8Array.from(atob(text.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}
