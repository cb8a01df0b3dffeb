import { PostgresStore } from '../store/postgres/store.ts'
import { nodeStoreSuite } from '../testkit/node-store-suite.ts'
import { schemaOf, testPostgres } from '../testkit/postgres.ts'
import { storeSuite } from '../testkit/store-suite.ts'

const open = async (name: string) => PostgresStore.open(await schemaOf(testPostgres(), name))
storeSuite('PostgreSQL', open, () => {})
nodeStoreSuite('PostgreSQL', open, () => {})
