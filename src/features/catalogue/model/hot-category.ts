/** Id of the category that holds what is hot, in every list of categories (specification §9). */
export const hotCategoryId = 99998;
