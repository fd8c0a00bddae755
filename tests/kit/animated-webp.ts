/** A still picture as WebP, and the milliseconds that it is shown. */
export type Frame = readonly [picture: Buffer, time: number];

function littleEndian(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}

function chunk(name: string, ...parts: readonly Buffer[]): Buffer {
  const data = Buffer.concat(parts);
  return Buffer.concat([
    Buffer.from(name),
    littleEndian(data.length, 4),
    data,
    Buffer.alloc(data.length % 2),
  ]);
}

/** Joins opaque still pictures of one size in pixels into an animated WebP, repeated without end. */
export function animatedWebp(frames: readonly Frame[], width: number, height: number): Buffer {
  const area = [littleEndian(width - 1, 3), littleEndian(height - 1, 3)];
  const [hasAnimation, origin, doNotBlend] = [littleEndian(2, 4), Buffer.alloc(6), Buffer.from([2])];
  return chunk(
    'RIFF',
    Buffer.from('WEBP'),
    chunk('VP8X', hasAnimation, ...area),
    chunk('ANIM', Buffer.alloc(6)),
    // Before its picture a still file has headers and perhaps a colour profile.
    ...frames.map(([picture, time]) =>
      chunk(
        'ANMF',
        origin,
        ...area,
        littleEndian(time, 3),
        doNotBlend,
        picture.subarray(picture.indexOf('VP8 ')),
      ),
    ),
  );
}
