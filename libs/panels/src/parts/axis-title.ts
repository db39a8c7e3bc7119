/** Title of an axis with its unit: "Realisasi (Rp miliar)"; without a unit only the name. */
export const axisTitle = (name: string, unit: string): string => (unit === '' ? name : `${name} (${unit})`);
