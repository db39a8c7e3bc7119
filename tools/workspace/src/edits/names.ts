const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Refuses what cannot be the name of a folder, a page or an address here. */
export function checkedName(name: string): string {
  if (!KEBAB.test(name)) throw new Error(`Names are in kebab-case, such as by-legal-form: "${name}"`);
  return name;
}

const words = (name: string): string[] => name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));

export const pascalCase = (name: string): string => words(name).join('');

export const camelCase = (name: string): string => name.charAt(0) + pascalCase(name).slice(1);

/** What a feature's manifest is called: `arrearsFeature`. */
export const manifestName = (feature: string): string => `${camelCase(feature)}Feature`;

/** A readable title for want of a better one: `by-legal-form` becomes `By Legal Form`. */
export const asTitle = (name: string): string => words(name).join(' ');
