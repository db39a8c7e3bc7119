import { Type, type Static } from 'typebox';
import { AccessSchema, DisclosureSchema } from './access.ts';
import { GenerationsToKeepSchema, ImportedFilesSchema } from './retention.ts';
import { StoreSchema } from './store.ts';

export { generationsToKeep, type ImportedFilesSettings } from './retention.ts';
export type { StoreSettings } from './store.ts';
import { CurrencySchema } from './currency.ts';
import { NO_OTHER_KEYS } from './schema-parts.ts';

const texts = (maxLength: number) =>
  Type.Object({ id: Type.String({ minLength: 1, maxLength }), en: Type.String({ minLength: 1, maxLength }) }, NO_OTHER_KEYS);

const AGENCY = {
  $schema: Type.Optional(Type.String()),
  agency: texts(120),
  currency: CurrencySchema,
  /** IANA name; instants are stored in UTC and shown in this zone. */
  timeZone: Type.String({ minLength: 1, maxLength: 60 }),
  /** First month of the fiscal year, 1 to 12. */
  fiscalYearStart: Type.Integer({ minimum: 1, maximum: 12 }),
  /** Names of the region levels below the province. */
  regionLevels: Type.Object({ city: texts(40), district: texts(40), ward: texts(40) }, NO_OTHER_KEYS),
  /** Groups of fewer taxpayers are not shown; never below 5. */
  suppressBelow: Type.Integer({ minimum: 5, maximum: 1_000 }),
  /** Days after which the data are marked as old. */
  staleAfterDays: Type.Integer({ minimum: 1, maximum: 3_650 }),
};

/** Settings that data may contain. Access and disclosure are decided by the operator of the server. */
export const BroughtSettingsSchema = Type.Object(AGENCY, NO_OTHER_KEYS);

/** `<data>/pendapa.json`: the settings of the agency. Unknown keys are refused. */
export const SettingsSchema = Type.Object(
  {
    ...AGENCY,
    /** Left out: this computer only. */
    access: Type.Optional(AccessSchema),
    /** Left out: the defaults of each. */
    disclosure: Type.Optional(DisclosureSchema),
    /** Left out: the data folder answers. */
    store: Type.Optional(StoreSchema),
    /** Left out: three. */
    generationsToKeep: Type.Optional(GenerationsToKeepSchema),
    /** Default: all are kept. */
    importedFiles: Type.Optional(ImportedFilesSchema),
  },
  NO_OTHER_KEYS,
);
export type Settings = Static<typeof SettingsSchema>;

export const DEFAULT_SETTINGS: Settings = {
  agency: { id: 'Badan Pendapatan Daerah', en: 'Regional Revenue Agency' },
  currency: { code: 'IDR', symbol: 'Rp', digits: 0 },
  timeZone: 'Asia/Jakarta',
  fiscalYearStart: 1,
  regionLevels: {
    city: { id: 'Kota/Kabupaten', en: 'City' },
    district: { id: 'Kecamatan', en: 'District' },
    ward: { id: 'Kelurahan', en: 'Ward' },
  },
  suppressBelow: 10,
  staleAfterDays: 7,
};
