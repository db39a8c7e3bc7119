import { Type } from 'typebox';

export const NoParametersSchema = Type.Object({}, { additionalProperties: false });
