const BITS = 8;
const INITIAL_BYTES = 1_024;

/** A set of lines of files with one bit each, small enough for ten million rows. */
export class LineSet {
  private readonly files = new Map<string, Uint8Array>();
  private lineCount = 0;

  /** Line 0 stands for the whole file and is no row. */
  add(file: string, line: number): void {
    if (line <= 0) return;
    const [byte, bit] = [Math.floor(line / BITS), 1 << (line % BITS)];
    const bits = this.bitsFor(file, byte);
    const byteBits = bits[byte] ?? 0;
    if ((byteBits & bit) !== 0) return;
    bits[byte] = byteBits | bit;
    this.lineCount += 1;
  }

  get size(): number {
    return this.lineCount;
  }

  private bitsFor(file: string, byte: number): Uint8Array {
    const bits = this.files.get(file);
    if (bits && byte < bits.length) return bits;
    const enlarged = new Uint8Array(Math.max(INITIAL_BYTES, byte + 1, (bits?.length ?? 0) * 2));
    if (bits) enlarged.set(bits);
    this.files.set(file, enlarged);
    return enlarged;
  }
}
