// Both apps answer the calls of their tests in the same way.
export {
  delayed,
  fakeNetwork,
  refusal,
  type SeenCall,
  unreachable,
} from "@kreislauf/ui/base/fake-network.fixture.ts";
