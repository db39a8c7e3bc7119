/** Payments of a year by taxpayers with new ones: only their figures can change. */
export interface JoinedPayments {
  /** Relation of all their payments, including new ones. */
  readonly after: string;
  /** The same without new ones. */
  readonly before: string;
}
