export const PLACES = ['taxType', 'taxCategory', 'unit', 'city', 'district', 'ward'] as const;
export const PLACE_FILTERS = ['tax', 'category', 'unit', 'kind', 'region'] as const;
