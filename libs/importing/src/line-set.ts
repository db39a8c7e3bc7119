const BITS = 8;
const FIRST_BYTES = 1_024;

/** A set of lines of files with one bit each, small enough for ten million rows. */
export class LineSet {
  private readonly files = new Map<string, Uint8Array>();
  private counted = 0;

  /** Line 0 stands for the whole file and is no row. */
  add(file: string, line: number): void {
    if (line <= 0) return;
    const [byte, bit] = [Math.floor(line / BITS), 1 << (line % BITS)];
    const bits = this.room(file, byte);
    const held = bits[byte] ?? 0;
    if ((held & bit) !== 0) return;
    bits[byte] = held | bit;
    this.counted += 1;
  }

  get size(): number {
    return this.counted;
  }

  private room(file: string, byte: number): Uint8Array {
    const bits = this.files.get(file);
    if (bits && byte < bits.length) return bits;
    const wider = new Uint8Array(Math.max(FIRST_BYTES, byte + 1, (bits?.length ?? 0) * 2));
    if (bits) wider.set(bits);
    this.files.set(file, wider);
    return wider;
  }
}
