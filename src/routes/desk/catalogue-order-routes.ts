import { Hono } from 'hono';
import {
  categoryChangeSchema,
  newCategorySchema,
  orderSchema,
  type OrderedList,
} from '#features/listing/catalogue-editing/model/category-change.ts';
import { chainEditSchema } from '#features/listing/catalogue-editing/model/chain-edit.ts';
import { newNetworkSchema } from '#features/listing/catalogue-editing/model/new-network.ts';
import { restoreSchema } from '#features/team/versions/model/kept-version.ts';
import type { Arranged, CatalogueOrder } from '#features/listing/catalogue-editing/server/catalogue-order.ts';
import * as v from 'valibot';
import { answerProposed } from './answer-proposed.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { orTheirs } from './or-theirs.ts';
import { listQuery, searchEntries, wholeListQuery } from './page-query.ts';
import { addPreparedRoutes } from './prepared-arrangement-routes.ts';
import { presentVersions } from './present-versions.ts';
import { number, valid } from './valid.ts';

const categoryPath = v.object({ id: number(1, 999_999_999) });
/** Ids of networks go up to the largest number of the column. */
const networkPath = v.object({ id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number)) });
const networkQuery = listQuery({
  ...searchEntries,
});
const unprocessable = 422;

/** The shape that the data layer of the desk's pages reads. */
const present = <Item>({ data, total, seen }: OrderedList<Item>) => ({ data, total, meta: { seen } });

/** Categories, the hot list and networks, for the people who arrange the store. */
export function createCatalogueOrderRoutes(order: CatalogueOrder): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  const editing = allow('catalogue.edit');
  routes.get('/categories', editing, valid('query', wholeListQuery), async (c) =>
    c.json(present(await order.listCategories())),
  );
  routes.post('/categories', editing, valid('json', newCategorySchema), async (c) => {
    return c.json({ id: await order.createCategory(c.req.valid('json'), c.var.person) });
  });
  routes.post(
    '/categories/:id/actions',
    editing,
    valid('param', categoryPath),
    valid('json', categoryChangeSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      return orTheirs(c, {
        act: async () => {
          await order.changeCategory(id, c.req.valid('json'), c.var.person);
          return c.json({ id });
        },
        read: async () => (await order.listCategories()).data.find((category) => category.id === id),
      });
    },
  );
  routes.post('/category-order', editing, valid('json', orderSchema), async (c) => {
    await order.orderCategories(c.req.valid('json'), c.var.person);
    return c.json({ id: 'category-order' });
  });
  routes.get('/hot-list', editing, valid('query', wholeListQuery), async (c) =>
    c.json(present(await order.listHot())),
  );
  routes.post('/hot-list', editing, valid('json', orderSchema), async (c) => {
    await order.saveHot(c.req.valid('json'), c.var.person);
    return c.json({ id: 'hot-list' });
  });
  addNetworkRoutes(routes, order);
  addVersionRoutes(routes, order);
  addPreparedRoutes(routes, order.prepared);
  return routes;
}

/** The orders have one history each; a category and a network have their own. */
function addVersionRoutes(routes: Hono<DeskEnvironment>, order: CatalogueOrder): void {
  const editing = allow('catalogue.edit');
  for (const kind of ['hot-list', 'category-order'] as const) {
    routes.get(`/${kind}/versions`, editing, valid('query', wholeListQuery), async (c) =>
      c.json(presentVersions(await order.listVersions({ kind }))),
    );
    routes.post(`/${kind}/versions`, editing, valid('json', restoreSchema), async (c) => {
      await order.restore({ kind }, c.req.valid('json'), c.var.person);
      return c.json({ id: kind });
    });
  }
  const places = [
    ['/categories/:id/versions', 'category'],
    ['/networks/:id/versions', 'network'],
  ] as const;
  for (const [path, kind] of places) {
    const ofPath = ({ id: hid }: { id: number }): Arranged => ({ kind, hid });
    routes.get(path, editing, valid('param', networkPath), valid('query', wholeListQuery), async (c) =>
      c.json(presentVersions(await order.listVersions(ofPath(c.req.valid('param'))))),
    );
    routes.post(path, editing, valid('param', networkPath), valid('json', restoreSchema), async (c) => {
      const of = ofPath(c.req.valid('param'));
      const proposed = await order.restore(of, c.req.valid('json'), c.var.person);
      return proposed === undefined ? c.json({ id: path }) : answerProposed(c, { id: path, proposed });
    });
  }
}

function addNetworkRoutes(routes: Hono<DeskEnvironment>, order: CatalogueOrder): void {
  const editing = allow('catalogue.edit');
  routes.get('/networks', editing, valid('query', networkQuery), async (c) => {
    const { q, page, per_page: perPage } = c.req.valid('query');
    return c.json(await order.listNetworks({ q, page, perPage }));
  });
  routes.post('/networks', editing, valid('json', newNetworkSchema), async (c) => {
    const added = await order.addNetwork(c.req.valid('json'), c.var.person);
    if (added.ok)
      return 'proposed' in added
        ? answerProposed(c, { id: 'new', proposed: added.proposed })
        : c.json({ id: added.hid });
    return c.json({ message: 'The file has errors.', issues: added.issues }, unprocessable);
  });
  routes.post(
    '/networks/:id/actions',
    editing,
    valid('param', networkPath),
    valid('json', chainEditSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      return orTheirs(c, {
        act: async () => {
          const proposed = await order.editNetwork(id, c.req.valid('json'), c.var.person);
          return proposed === undefined ? c.json({ id }) : answerProposed(c, { id, proposed });
        },
        read: async () => {
          const { data } = await order.listNetworks({ q: '', page: 1, perPage: Number.MAX_SAFE_INTEGER });
          return data.find((network) => network.id === id);
        },
      });
    },
  );
}
