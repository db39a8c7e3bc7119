/** The payments of a year as far as they are those of taxpayers that have new ones: all of whom figures can change. */
export interface JoinedPayments {
  /** A relation of all their payments, the new ones among them. */
  readonly after: string;
  /** The same without the new ones. */
  readonly before: string;
}
