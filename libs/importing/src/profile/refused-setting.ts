import type { Mismatch } from './explain.ts';

/** Settings of access and disclosure, which must never come with data. */
const OPERATOR_SETTINGS = ['access', 'disclosure'] as const;

/** Finds the first of the `settings` of a profile or manifest that only the operator may write, or null. */
export function findRefusedSetting(value: unknown): Mismatch | null {
  const settings = typeof value === 'object' && value !== null && 'settings' in value ? value.settings : null;
  const found =
    typeof settings === 'object' && settings !== null ? OPERATOR_SETTINGS.find((key) => Object.hasOwn(settings, key)) : undefined;
  if (found === undefined) return null;
  return {
    key: `settings.${found}`,
    reason: {
      id: 'tidak boleh ada dalam profil atau manifes. Hak masuk dan hak melihat hanya ditetapkan dalam pendapa.json folder data.',
      en: "may not be in a profile or manifest. Who signs in and sees what is decided in the data folder's pendapa.json alone.",
    },
  };
}
