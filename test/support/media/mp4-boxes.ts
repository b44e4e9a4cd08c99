/** Edits MP4 files for tests (ISO/IEC 14496-12). A box is its size in four bytes, its type in four bytes, and its content. */

/** A box of that type. */
export function box(type: string, ...content: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 4, 'latin1');
  const whole = Buffer.concat([head, ...content]);
  whole.writeUInt32BE(whole.length, 0);
  return whole;
}

/** A sequence of 32-bit numbers. */
export function words(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => {
    buffer.writeUInt32BE(value, at * 4);
  });
  return buffer;
}

/** The file with the number written at that offset in the content of the first box of that type. */
export function withNumber(file: Buffer, type: string, offset: number, value: number): Buffer {
  const copy = Buffer.from(file);
  copy.writeUInt32BE(value, copy.indexOf(type, 0, 'latin1') + 4 + offset);
  return copy;
}

/** The file with one more box in its only sample table. This makes the offsets of samples wrong, but the length does not need them. */
export function withTable(file: Buffer, table: Buffer): Buffer {
  const copy = Buffer.from(file);
  for (const type of ['moov', 'trak', 'mdia', 'minf', 'stbl']) {
    const at = copy.indexOf(type, 0, 'latin1') - 4;
    copy.writeUInt32BE(copy.readUInt32BE(at) + table.length, at);
  }
  const inside = copy.indexOf('stbl', 0, 'latin1') + 4;
  return Buffer.concat([copy.subarray(0, inside), table, copy.subarray(inside)]);
}
