import { Type, type Static } from 'typebox';
import { NO_OTHER_KEYS } from './schema-parts.ts';

const user = (description: string) => Type.String({ minLength: 1, maxLength: 100, description });
const secretFile = (description: string) => Type.String({ minLength: 1, maxLength: 1_000, description });
/** Written into SQL statements without escaping. */
const NAME = '^[a-z][a-z0-9_]{0,39}$';

/** ClickHouse database that stores the published generations. Several servers can answer from it. */
export const StoreSchema = Type.Object(
  {
    url: Type.String({
      pattern: '^https?://',
      maxLength: 300,
      description: 'The HTTP interface, e.g. https://clickhouse.example.go.id:8443.',
    }),
    database: Type.Optional(Type.String({ pattern: NAME, description: 'pendapa by default.' })),
    cluster: Type.Optional(Type.String({ pattern: NAME, description: 'The name of a cluster; left out: one server.' })),
    user: user('Who asks: may read only.'),
    secretFile: secretFile('File with the password, mode 0600; relative to the data folder.'),
    publisher: Type.Optional(
      Type.Object(
        { user: user('Who publishes: may make and drop tables.'), secretFile: secretFile('File with the password of this user.') },
        { ...NO_OTHER_KEYS, description: 'Only on the computer that publishes.' },
      ),
    ),
    identitiesAt: Type.Optional(
      Type.String({
        pattern: '^https?://',
        maxLength: 300,
        description: 'The address of the server that knows the names; told to whoever asks here.',
      }),
    ),
  },
  NO_OTHER_KEYS,
);
export type StoreSettings = Static<typeof StoreSchema>;
