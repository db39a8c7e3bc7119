import type { Currency } from '@pendapa/contracts';
import { fieldProfile, type Profile } from './schema.ts';
import { ProfileError } from './profile-error.ts';

/** Currencies of signs and words; some signs belong to several currencies. */
const CURRENCIES_BY_SIGN: Readonly<Record<string, readonly string[]>> = {
  rp: ['IDR'],
  rupiah: ['IDR'],
  us$: ['USD'],
  'u.s. dollars': ['USD'],
  $: ['USD', 'AUD', 'CAD', 'SGD', 'NZD', 'HKD', 'BND', 'MXN', 'TWD'],
  dollar: ['USD', 'AUD', 'CAD', 'SGD', 'NZD', 'HKD', 'BND', 'TWD'],
  dollars: ['USD', 'AUD', 'CAD', 'SGD', 'NZD', 'HKD', 'BND', 'TWD'],
  s$: ['SGD'],
  '€': ['EUR'],
  euro: ['EUR'],
  '£': ['GBP'],
  '¥': ['JPY', 'CNY'],
  '₱': ['PHP'],
  peso: ['PHP', 'MXN'],
  rm: ['MYR'],
  ringgit: ['MYR'],
  '฿': ['THB'],
  '₫': ['VND'],
  '₹': ['INR'],
};
const CODE_PATTERN = /^[A-Z]{3}$/;
const KNOWN_CODES = new Set(Object.values(CURRENCIES_BY_SIGN).flat());

/** Currencies that a sign may mean; empty if it is unknown. */
function currenciesOf(sign: string, { code, symbol }: Currency): readonly string[] {
  const bare = sign.trim().replace(/[.,:-]+$/, '');
  if (bare.toLowerCase() === symbol.toLowerCase().replace(/[.]$/, '')) return [code];
  if (CODE_PATTERN.test(bare.toUpperCase()) && KNOWN_CODES.has(bare.toUpperCase())) return [bare.toUpperCase()];
  return CURRENCIES_BY_SIGN[bare.toLowerCase()] ?? [];
}

const MONEY_FIELDS = ['amount', 'principal', 'penalty', 'discount', 'declaredTax', 'declaredBase', 'closing', 'baseValue'] as const;
/** Finds the unit in a column name: `Jumlah (Rp)`, `Realisasi dalam USD`. */
const UNIT_PATTERN = /[([]\s*(?:dalam |in )?([^)\]]{1,16}?)\s*[)\]]|(?:dalam|in)\s+(\S{1,10})\s*$/i;

function findSigns(profile: Profile): readonly (readonly [key: string, sign: string])[] {
  const { symbol, suffix } = profile.numbers ?? {};
  const columns = MONEY_FIELDS.flatMap((name) => {
    const unit = UNIT_PATTERN.exec(fieldProfile(profile, name, 'money')?.column ?? '');
    const sign = unit?.[1] ?? unit?.[2];
    return sign === undefined ? [] : [[`fields.${name}.column`, sign] as const];
  });
  return [
    ...(symbol === undefined ? [] : [['numbers.symbol', symbol] as const]),
    ...(suffix === undefined ? [] : [['numbers.suffix', suffix] as const]),
    ...columns,
  ];
}

/**
 * Compares the currency signs in a profile with the currency of the data folder.
 * @throws ProfileError if a sign belongs to another currency
 */
export function requireCurrency({ name, profile }: { readonly name: string; readonly profile: Profile }, currency: Currency): void {
  for (const [key, sign] of findSigns(profile)) {
    const possibleCurrencies = currenciesOf(sign, currency);
    if (possibleCurrencies.length === 0 || possibleCurrencies.includes(currency.code)) continue;
    throw new ProfileError(name, key, {
      id: `"${sign}" berarti ${possibleCurrencies.join('/')}, folder data memakai ${currency.code}. Satu folder data berisi satu mata uang. Pakai folder lain, atau tulis "settings.currency" pada profil bila foldernya masih kosong.`,
      en: `"${sign}" means ${possibleCurrencies.join('/')}, the data folder counts in ${currency.code}. A data folder holds one currency. Use another folder, or put "settings.currency" in the profile if the folder is empty.`,
    });
  }
}
