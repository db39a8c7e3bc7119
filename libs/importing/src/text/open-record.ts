/** The record that is being read character by character. */
export class OpenRecord {
  cells: string[] = [];
  /** Of the cell that is not at its end yet. */
  value = '';
  /** Whether any of its cells is in quotes: a line that holds only `""` is an empty value, not a blank line. */
  sawQuote = false;

  /** `line` is where it begins. */
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

  /** Begins again at a line. */
  begin(line: number): void {
    this.cells = [];
    this.value = '';
    this.sawQuote = false;
    this.line = line;
  }
}
