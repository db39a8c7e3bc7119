import { useMemo, type ReactNode } from 'react';
import type { Currency } from '@pendapa/contracts';
import { DEFAULT_FORMAT_SETTINGS, FormatSettingsProvider, type FormatSettings } from '@pendapa/i18n';
import { useUploads } from '@pendapa/query';

/** Currency and time zone of the data folder, which an empty one has as well. */
export const useAgencySettings = (): FormatSettings => useUploads().answer ?? DEFAULT_FORMAT_SETTINGS;

export interface AgencyFormatsProps {
  /** Currency of a receipt. Default: that of the data folder. */
  readonly currency?: Currency;
  readonly children: ReactNode;
}

/** Formats amounts and times of its children as the data folder says, also while there are no data. */
export function AgencyFormats({ currency, children }: AgencyFormatsProps) {
  const own = useAgencySettings();
  const settings = useMemo(() => ({ currency: currency ?? own.currency, timeZone: own.timeZone }), [currency, own.currency, own.timeZone]);
  return <FormatSettingsProvider value={settings}>{children}</FormatSettingsProvider>;
}
