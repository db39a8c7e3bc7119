const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Throws if a name is not valid for a folder, page or address. */
export function checkedName(name: string): string {
  if (!KEBAB.test(name)) throw new Error(`Names are in kebab-case, such as by-legal-form: "${name}"`);
  return name;
}

const words = (name: string): string[] => name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));

export const pascalCase = (name: string): string => words(name).join('');

export const camelCase = (name: string): string => name.charAt(0) + pascalCase(name).slice(1);

/** The name of a feature's manifest: `arrearsFeature`. */
export const manifestName = (feature: string): string => `${camelCase(feature)}Feature`;

/** A title from a name: `by-legal-form` becomes `By Legal Form`. */
export const asTitle = (name: string): string => words(name).join(' ');
