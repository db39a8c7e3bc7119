import { useCallback, useMemo } from 'react';
import { isFilterCode, LIST_FILTERS, listSpec, type CaseList, type ListFilters } from '@pendapa/contracts';
import { useAddress } from '@pendapa/page-manifest';

const AMOUNT = /^\d{1,18}$/;
const keyOf = (list: CaseList, name: string): string => `${list}.${name}`;

function read(list: CaseList, parameters: URLSearchParams): ListFilters {
  const { filters: offered } = listSpec(list);
  if (offered === undefined) return {};
  const codes = offered.flatMap((key) => {
    const written = [...new Set(parameters.getAll(keyOf(list, key)).filter(isWritten))];
    return written.length === 0 ? [] : [[key, written] as const];
  });
  const amounts = (['min', 'max'] as const).flatMap((name) => {
    const written = parameters.get(keyOf(list, name));
    return written !== null && AMOUNT.test(written) ? [[name, written] as const] : [];
  });
  return Object.fromEntries([...codes, ...amounts]);
}

/** `5+` is a code of ages, but not of the data. */
const isWritten = (code: string): boolean => isFilterCode(code.replace(/\+$/, ''));

function write(list: CaseList, filters: ListFilters, latest: URLSearchParams): URLSearchParams {
  const parameters = new URLSearchParams(latest);
  for (const key of LIST_FILTERS) {
    parameters.delete(keyOf(list, key));
    for (const code of filters[key] ?? []) parameters.append(keyOf(list, key), code);
  }
  for (const name of ['min', 'max'] as const) {
    parameters.delete(keyOf(list, name));
    const amount = filters[name];
    if (amount !== undefined) parameters.set(keyOf(list, name), amount);
  }
  return parameters;
}

/** Changes the filters as they were last written: those on screen may still be the ones before. */
export type ChangeListFilters = (change: (latest: ListFilters) => ListFilters) => void;

/** Filters of a list and their change. They stand in the address of the page, as `debtors.age=5+`. */
export function useListFilters(list: CaseList): readonly [ListFilters, ChangeListFilters] {
  const { parameters, changeParameters } = useAddress();
  const filters = useMemo(() => read(list, parameters), [list, parameters]);
  const change = useCallback<ChangeListFilters>(
    (next) => changeParameters((latest) => write(list, next(read(list, latest)), latest)),
    [list, changeParameters],
  );
  return [filters, change];
}
