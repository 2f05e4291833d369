import { Hono } from 'hono';
import {
  categoryChangeSchema,
  newCategorySchema,
  orderSchema,
  type OrderedList,
} from '#features/catalogue-editing/model/category-change.ts';
import type { CatalogueOrder } from '#features/catalogue-editing/server/catalogue-order.ts';
import * as v from 'valibot';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { number, valid } from './valid.ts';

const categoryPath = v.object({ id: number(1, 999_999_999) });

/** The shape that the data layer of the desk's pages reads. */
const present = <Item>({ data, total, seen }: OrderedList<Item>) => ({ data, total, meta: { seen } });

/** Categories and the hot list, for the people who arrange the store. */
export function createCatalogueOrderRoutes(order: CatalogueOrder): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  const editing = allow('catalogue.edit');
  routes.get('/categories', editing, async (c) => c.json(present(await order.listCategories())));
  routes.post('/categories', editing, valid('json', newCategorySchema), async (c) => {
    const { titles } = c.req.valid('json');
    return c.json({ id: await order.createCategory(titles, c.var.person) });
  });
  routes.post(
    '/categories/:id/actions',
    editing,
    valid('param', categoryPath),
    valid('json', categoryChangeSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      await order.changeCategory(id, c.req.valid('json'), c.var.person);
      return c.json({ id });
    },
  );
  routes.post('/category-order', editing, valid('json', orderSchema), async (c) => {
    await order.orderCategories(c.req.valid('json'), c.var.person);
    return c.json({ id: 'category-order' });
  });
  routes.get('/hot-list', editing, async (c) => c.json(present(await order.listHot())));
  routes.post('/hot-list', editing, valid('json', orderSchema), async (c) => {
    await order.saveHot(c.req.valid('json'), c.var.person);
    return c.json({ id: 'hot-list' });
  });
  return routes;
}
