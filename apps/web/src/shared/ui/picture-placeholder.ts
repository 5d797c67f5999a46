import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';

function bytesOf(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}

const percent = (part: number): string => `${Math.round(part * 100)}%`;

/** The colour a picture has on average: next to nothing to compute, so every card of a list can have it. */
export function averageColor(placeholder: string): string | undefined {
  const bytes = bytesOf(placeholder);
  if (!bytes || bytes.length < 5) return undefined;
  const { r, g, b } = thumbHashToAverageRGBA(bytes);
  return `rgb(${percent(r)} ${percent(g)} ${percent(b)})`;
}

/** The blurred picture as a background; a millisecond each on a phone, so for few of them. */
export function blurredPicture(placeholder: string): string | undefined {
  const bytes = bytesOf(placeholder);
  return bytes && bytes.length >= 5 ? `url(${thumbHashToDataURL(bytes)})` : undefined;
}
