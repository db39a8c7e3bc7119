import { Type, type Static } from 'typebox';

const date = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** `GET /api/v1/working-days?from=&to=`: the working days of a period, both ends included. */
export const WorkingDaysSchema = Type.Object(
  {
    from: date,
    to: date,
    days: Type.Integer(),
    /** True if the agency's calendar knows every day of the period. Otherwise holidays are unknown, and Mondays to Fridays count. */
    holidaysKnown: Type.Boolean(),
    generation: Type.Integer(),
  },
  { additionalProperties: false },
);
export type WorkingDays = Static<typeof WorkingDaysSchema>;
