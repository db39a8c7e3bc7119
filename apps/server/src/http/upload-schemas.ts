import { Type } from 'typebox';

export const IdSchema = Type.Object({ id: Type.String({ pattern: '^[0-9a-f-]{36}$' }) }, { additionalProperties: false });
export const NoContentSchema = Type.Unsafe<undefined>(Type.Null());
/** The generation that is served now. */
export const ServedSchema = Type.Object({ generation: Type.Integer() }, { additionalProperties: false });
