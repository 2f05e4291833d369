/** Id of the hot category in every list of categories (specification §9). */
export const hotCategoryId = 99998;
