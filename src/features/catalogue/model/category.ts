/** Id of the category that holds what is hot, in every list of categories (specification §9). */
export const hotCategoryId = 99998;

/** A store category as the content API presents it, in one language. */
export interface Category {
  hid: number;
  title: string;
  m_index: number;
  category_type: number;
}
