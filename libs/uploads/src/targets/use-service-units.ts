import { useMemo } from 'react';
import { useText } from '@pendapa/i18n';
import { useOptions, useStatus } from '@pendapa/query';

const ALL_UNITS = { dimension: 'unit', search: '' } as const;
/** The member of rows whose unit is not mapped; it is no unit. */
const UNMAPPED = 'UNMAPPED';

export interface ServiceUnit {
  readonly code: string;
  readonly name: string;
}

export interface ServiceUnits {
  readonly units: readonly ServiceUnit[];
  /** True if the server did not send all units. */
  readonly isTruncated: boolean;
}

/** Service units of the agency; none while they load, or if the dashboard has none. */
export function useServiceUnits(): ServiceUnits {
  const text = useText();
  const { status } = useStatus();
  const { options, truncated } = useOptions(ALL_UNITS, status !== null);
  const units = useMemo(
    () => options.filter(({ code }) => code !== UNMAPPED).map(({ code, name }) => ({ code, name: text(name) })),
    [options, text],
  );
  return { units, isTruncated: truncated };
}
