/** Numbers of objects and assessments that contain a taxpayer's number; they stay masked for every user. */
export const PERSONAL_TABLES = { personal_numbers: { number: 'VARCHAR' } } as const;
