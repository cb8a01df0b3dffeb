export * from '@grimuar/contract/readers'
