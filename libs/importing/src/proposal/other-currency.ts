import type { Settings, Texts } from '@pendapa/contracts';

/** Signs such as "$"; letters before an amount may be anything. */
const CURRENCY_SIGN = /\p{Sc}/u;

/** Why a file whose amounts have the sign of another currency is not loaded; null if they have none. */
export function otherCurrency(symbol: string | undefined, { currency }: Settings): Texts | null {
  if (symbol === undefined || !CURRENCY_SIGN.test(symbol) || symbol.includes(currency.symbol)) return null;
  return {
    id: `Jumlah di berkas bertanda "${symbol}", sedangkan dasbor ini hanya memuat ${currency.code}. Mata uang tidak dihitung ulang. Minta berkas dalam ${currency.code}.`,
    en: `The amounts of the file are marked "${symbol}", and this dashboard holds ${currency.code} alone. Nothing is converted. Ask for a file in ${currency.code}.`,
  };
}
