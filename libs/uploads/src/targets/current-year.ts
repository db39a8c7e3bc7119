import { fiscalYearOf, type Status } from '@pendapa/contracts';

const DATE_LENGTH = 10;

/** The fiscal year of the latest day with payments; without payments that of the publication. */
export const currentYear = ({ asOf, publishedAt, fiscalYearStart }: Status): number =>
  fiscalYearOf(asOf ?? publishedAt.slice(0, DATE_LENGTH), fiscalYearStart);
