import { useMemo } from 'react';
import { createDeviceSetting } from '@pendapa/query';

const setting = createDeviceSetting('pendapa.notices');
/** Older notices do not come back. */
const MAX_STORED = 100;

const keysIn = (text: string | null): readonly string[] => text?.split('\n').filter((key) => key !== '') ?? [];

/** Keys of the notices that were shown on this device. */
export function useSeenNotices(): ReadonlySet<string> {
  const text = setting.useStored();
  return useMemo(() => new Set(keysIn(text)), [text]);
}

export function rememberNotices(keys: readonly string[]): void {
  const before = keysIn(setting.read()).filter((key) => !keys.includes(key));
  setting.write([...before, ...keys].slice(-MAX_STORED).join('\n'));
}
