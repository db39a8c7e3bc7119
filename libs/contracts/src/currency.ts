import { Type, type Static } from 'typebox';
import { NO_OTHER_KEYS } from './schema-parts.ts';

export const CurrencySchema = Type.Object(
  {
    /** ISO 4217. */
    code: Type.String({ pattern: '^[A-Z]{3}$' }),
    symbol: Type.String({ minLength: 1, maxLength: 8 }),
    /** Decimals of the minor unit in which amounts are stored: 0 for rupiah, 2 for dollars. */
    digits: Type.Integer({ minimum: 0, maximum: 4 }),
  },
  NO_OTHER_KEYS,
);
export type Currency = Static<typeof CurrencySchema>;
