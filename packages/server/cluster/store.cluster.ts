import { PostgresStore } from '../store/postgres/store.ts'
import { schemaOf, testPostgres } from '../testkit/postgres.ts'
import { storeSuite } from '../testkit/store-suite.ts'

storeSuite(
  'PostgreSQL',
  async (name) => PostgresStore.open(await schemaOf(testPostgres(), name)),
  () => {},
)
