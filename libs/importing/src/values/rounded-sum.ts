/** Rounded parts are exact: whole numbers of 10^-30 of the currency's major unit. */
const PART_DIGITS = 30n;
const ONE = 10n ** PART_DIGITS;

/** Difference that rounding makes, in parts: `stored` less `written`, both over the same denominator in major units. */
export const partsOf = (stored: bigint, written: bigint, denominator: bigint): bigint => ((stored - written) * ONE) / denominator;

/** Writes parts as plain decimal text in major units, without zeros at the end. */
function partsText(parts: bigint): string {
  const digits = (parts < 0n ? -parts : parts).toString().padStart(Number(PART_DIGITS) + 1, '0');
  const fraction = digits.slice(-Number(PART_DIGITS)).replace(/0+$/, '');
  const whole = digits.slice(0, -Number(PART_DIGITS));
  return `${parts < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Amounts of a load that were rounded by the profile's rule. */
export interface RoundedAmounts {
  readonly amounts: number;
  /** Sum of what was added by rounding, exact text in major units; negative if more was taken away. */
  readonly difference: string;
}

/** Sums what rounding changes. Parts of a row count once the row is taken. */
export class RoundedSum {
  private amounts = 0;
  private parts = 0n;
  private pending: bigint[] = [];

  readonly add = (parts: bigint): void => {
    this.pending.push(parts);
  };

  /** Forgets the amounts of a row that is not taken. */
  discard(): void {
    if (this.pending.length > 0) this.pending = [];
  }

  take(): void {
    for (const parts of this.pending) this.parts += parts;
    this.amounts += this.pending.length;
    this.discard();
  }

  /** Null if nothing was rounded. */
  get result(): RoundedAmounts | null {
    return this.amounts === 0 ? null : { amounts: this.amounts, difference: partsText(this.parts) };
  }
}
