import type { Moment } from '@pendapa/charts';
import type { CalendarDate } from '@pendapa/contracts';
import type { Format } from '@pendapa/i18n';

/** Axis labels of years. The name is the year itself, so no further line for the year is needed. */
export const yearMoments = (years: readonly (CalendarDate | null)[], format: Format): readonly Moment[] =>
  years.map((year) => ({ key: year ?? '', name: format.year(year), short: format.year(year), year: '' }));
