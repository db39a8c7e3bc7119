import { useMemo, type ReactNode } from 'react';
import type { UploadReceipt } from '@pendapa/contracts';
import { DEFAULT_FORMAT_SETTINGS, FormatSettingsProvider } from '@pendapa/i18n';
import { useStatus } from '@pendapa/query';

/** Formats amounts in the currency of the receipt; an empty data folder has no currency yet. */
export function ReceiptFormats({ receipt: { currency }, children }: { readonly receipt: UploadReceipt; readonly children: ReactNode }) {
  const { timeZone } = useStatus().status ?? DEFAULT_FORMAT_SETTINGS;
  const settings = useMemo(() => ({ currency, timeZone }), [currency, timeZone]);
  return <FormatSettingsProvider value={settings}>{children}</FormatSettingsProvider>;
}
