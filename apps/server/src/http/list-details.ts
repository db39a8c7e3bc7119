import type { ListQuery } from '@pendapa/contracts';
import type { AuditEntry } from '@pendapa/warehouse';
import { safeReason } from './safe-reason.ts';

/** Details of a list for the audit log: the list, its filters, order and search, as in the address. */
export function listDetails({ list, question, sort, search, filters }: ListQuery, generation: number): AuditEntry['details'] {
  const { from, to, where = {} } = question;
  const set = Object.entries({ from, to, ...where, ...filters }).filter(([, value]) => value !== undefined);
  return {
    list,
    filters: set.map(([key, value]) => `${key}=${String(value)}`).join('&'),
    sort: `${sort.descending ? '-' : ''}${sort.key}`,
    ...(search === '' ? {} : { search: safeReason(search) }),
    generation,
  };
}
