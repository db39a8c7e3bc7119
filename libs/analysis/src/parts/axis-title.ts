/** What an axis counts and in which unit: "Realisasi (Rp miliar)"; without a unit the name alone. */
export const axisTitle = (name: string, unit: string): string => (unit === '' ? name : `${name} (${unit})`);
