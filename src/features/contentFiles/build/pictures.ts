// cspell:ignore IEND
import {crc32} from 'node:zlib';
import path from 'node:path';
import {imageSize} from 'image-size';
import {Resvg} from '@resvg/resvg-js';

/** The widest column is 800 CSS pixels wide, and the sharpest screens have three device pixels for each. */
export const limits = {bytes: 1_000_000, pixelsOfSide: 2400};

export const pictureFiles = '**/*.{avif,gif,ico,jpeg,jpg,png,svg,webp}';

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Every chunk of a PNG has a checksum, and the last chunk is IEND. */
function isWholePng(bytes: Buffer): boolean {
  let place = bytes.indexOf(pngSignature) === 0 ? pngSignature.length : bytes.length;
  while (place + 12 <= bytes.length) {
    const end = place + 8 + bytes.readUInt32BE(place);
    if (end + 4 > bytes.length || crc32(bytes.subarray(place + 4, end)) !== bytes.readUInt32BE(end)) {
      return false;
    }
    if (bytes.toString('latin1', place + 4, place + 8) === 'IEND') {
      return true;
    }
    place = end + 4;
  }
  return false;
}

/** Some programs write a few bytes of their own after the mark that ends a picture. */
function endsWithin(bytes: Buffer, mark: number[], last: number): boolean {
  return bytes.subarray(-last).includes(Buffer.from(mark));
}

/** File type → whether the file is complete. Other types cannot be checked for that. */
const isWhole: Record<string, (bytes: Buffer) => boolean> = {
  gif: (bytes) => endsWithin(bytes, [0x3b], 16),
  jpg: (bytes) => endsWithin(bytes, [0xff, 0xd9], 1024),
  png: isWholePng,
  svg: (bytes) => new Resvg(bytes).width > 0,
  webp: (bytes) => bytes.readUInt32LE(4) + 8 <= bytes.length,
};

type Size = {width: number; height: number; type?: string};

/** Null if the file is not a readable picture. */
function sizeOf(bytes: Buffer): Size | null {
  try {
    const {width, height, type} = imageSize(bytes);
    return width > 0 && height > 0 && (isWhole[type ?? '']?.(bytes) ?? true) ? {width, height, type: type ?? ''} : null;
  } catch {
    return null;
  }
}

/** The problem with a picture and its remedy, or null. */
export function faultOfPicture(file: string, bytes: Buffer): string | null {
  const {bytes: most, pixelsOfSide} = limits;
  if (bytes.length > most) {
    return `${file}: the picture has ${megabytes(bytes.length)} MB, and readers on phones load at most ${megabytes(most)} MB. Make it smaller, or save it as WebP.`;
  }
  const size = sizeOf(bytes);
  if (!size) {
    return `${file}: the file cannot be read as a picture. Export it again from the program that made it.`;
  }
  const kind = path.extname(file).slice(1).toLowerCase().replace('jpeg', 'jpg').replace('avif', 'heif');
  if (size.type !== kind && !(kind === 'heif' && size.type === 'avif')) {
    return `${file}: the file holds a picture of the kind ${size.type}. Give it that ending, or export it again.`;
  }
  const {width, height, type} = size;
  return type !== 'svg' && Math.max(width, height) > pixelsOfSide
    ? `${file}: the picture has ${width} × ${height} pixels, and no page shows more than ${pixelsOfSide} on a side. Scale it down.`
    : null;
}
