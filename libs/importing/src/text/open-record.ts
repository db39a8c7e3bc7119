/** The record that is being read character by character. */
export class OpenRecord {
  cells: string[] = [];
  /** Text of the current cell so far. */
  value = '';
  /** True if a cell has quotes: a line with only `""` is an empty value, not a blank line. */
  sawQuote = false;

  /** `line` is the line in which the record begins. */
  constructor(public line: number) {}

  take(text: string): void {
    this.value = this.value === '' ? text : this.value + text;
  }

  endCell(): void {
    this.cells.push(this.value);
    this.value = '';
  }

  get isBlank(): boolean {
    return this.cells.length === 0 && this.value === '' && !this.sawQuote;
  }

  /** Starts a new record at a line. */
  begin(line: number): void {
    this.cells = [];
    this.value = '';
    this.sawQuote = false;
    this.line = line;
  }
}
