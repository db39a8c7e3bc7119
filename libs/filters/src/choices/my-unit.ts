import { useMemo } from 'react';
import { isFilterCode } from '@pendapa/contracts';
import { useText } from '@pendapa/i18n';
import { createDeviceSetting, useOptionLists } from '@pendapa/query';

const setting = createDeviceSetting('pendapa.my-unit');

export interface MyUnit {
  readonly code: string;
  readonly name: string;
}

/** The user's own unit, stored on this device. Null if none is stored or it no longer exists. */
export function useMyUnit(): MyUnit | null {
  const text = useText();
  const stored = setting.useStored();
  const code = stored !== null && isFilterCode(stored) ? stored : null;
  const [list] = useOptionLists(useMemo(() => (code === null ? [] : [{ dimension: 'unit', search: code } as const]), [code]));
  const found = list?.options.find((option) => option.code === code);
  return found ? { code: found.code, name: text(found.name) } : null;
}

/** Stores the unit; null deletes it. */
export const chooseMyUnit = (code: string | null): void => setting.write(code ?? '');
