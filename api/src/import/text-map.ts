import { hash } from 'node:crypto';

const wordsPerSlot = 4;

/** Short texts by text, in about fifty bytes each: a `Map` of a million takes five times as much. */
export class TextMap {
  private count = 0;
  /** In each slot 96 bits of the key's hash, which no two texts share, and the start of its value; 0 if free. */
  private slots = new Uint32Array(1024 * wordsPerSlot);
  /** Values one after another, each behind its length. */
  private values = Buffer.alloc(1024);
  private end = 1;

  get size(): number {
    return this.count;
  }

  has(key: string): boolean {
    return this.slots[this.slotOf(wordsOf(key)) + 3] !== 0;
  }

  get(key: string): string | undefined {
    const start = this.slots[this.slotOf(wordsOf(key)) + 3] ?? 0;
    return start
      ? this.values.toString('utf8', start + 1, start + 1 + this.values.readUInt8(start))
      : undefined;
  }

  /** Adds a key that it does not have. @param value at most 255 bytes */
  add(key: string, value: string): void {
    // Half of the slots stay free, so that a search ends soon.
    if (this.count * 2 * wordsPerSlot === this.slots.length) this.growSlots();
    const length = Buffer.byteLength(value);
    if (this.end + 1 + length > this.values.length)
      this.values = Buffer.concat([this.values], this.values.length * 2);
    const words = wordsOf(key);
    this.slots.set([...words, this.end], this.slotOf(words));
    this.values.writeUInt8(length, this.end);
    this.values.write(value, this.end + 1);
    this.end += 1 + length;
    this.count += 1;
  }

  /** Returns the place of the slot of a key, or of the free one for it. */
  private slotOf([first, second, third]: Words): number {
    const { slots } = this;
    let place = (first * wordsPerSlot) % slots.length;
    while (
      slots[place + 3] &&
      (slots[place] !== first || slots[place + 1] !== second || slots[place + 2] !== third)
    )
      place = (place + wordsPerSlot) % slots.length;
    return place;
  }

  private growSlots(): void {
    const before = this.slots;
    this.slots = new Uint32Array(before.length * 2);
    for (let place = 0; place < before.length; place += wordsPerSlot) {
      const [first = 0, second = 0, third = 0, start = 0] = before.subarray(place, place + wordsPerSlot);
      if (start) this.slots.set([first, second, third, start], this.slotOf([first, second, third]));
    }
  }
}

type Words = readonly [first: number, second: number, third: number];

function wordsOf(key: string): Words {
  const bytes = hash('sha256', key, 'buffer');
  return [bytes.readUInt32LE(0), bytes.readUInt32LE(4), bytes.readUInt32LE(8)];
}
