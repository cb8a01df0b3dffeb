// Plain JavaScript, so that an old Node can still say what is wrong.
const version = process.versions.node
if (Number(version.split('.')[0]) < 24) {
  console.error(
    `This runs on Node 24 and found ${version}. "npm ci" brings Node 24 along on Linux (x64) when called through npm; elsewhere install it.`,
  )
  process.exit(2)
}
