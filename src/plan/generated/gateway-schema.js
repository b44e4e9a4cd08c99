/** Generated: whether a document fits schemas/gateway.schema.json. Run `npm run generate` and do not edit. */
var Bi=(e,i)=>()=>{try{return i||e((i={exports:{}}).exports,i),i.exports}catch(r){throw i=0,r}};var Ji=Bi(Ki=>{"use strict";Object.defineProperty(Ki,"__esModule",{value:!0});function Yi(e){let i=e.length,r=0,s=0,u;for(;s<i;)r++,u=e.charCodeAt(s++),u>=55296&&
u<=56319&&s<i&&(u=e.charCodeAt(s),(u&64512)===56320&&s++);return r}Ki.default=Yi;Yi.code='require("ajv/dist/runtime/ucs2length").default'});var Xi=Bi((wn,Qi)=>{"use strict";Qi.exports=function e(i,r){if(i===r)return!0;if(i&&r&&typeof i=="object"&&typeof r=="object"){if(i.constructor!==r.constructor)
return!1;var s,u,t;if(Array.isArray(i)){if(s=i.length,s!=r.length)return!1;for(u=s;u--!==0;)if(!e(i[u],r[u]))return!1;return!0}if(i.constructor===RegExp)return i.
source===r.source&&i.flags===r.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===r.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===r.toString();if(t=Object.keys(i),s=t.length,s!==Object.keys(r).length)return!1;for(u=s;u--!==0;)if(!Object.prototype.hasOwnProperty.call(r,t[u]))return!1;
for(u=s;u--!==0;){var n=t[u];if(!e(i[n],r[n]))return!1}return!0}return i!==i&&r!==r}});var rs=Bi(Di=>{"use strict";Object.defineProperty(Di,"__esModule",{value:!0});var es=Xi();es.code='require("ajv/dist/runtime/equal").default';Di.default=es});function G(e,i){let r=Object.keys(i),s=new Map(Object.entries(e)),u=c=>s.get(c)?.with??[],t=r.filter(c=>s.has(c)),n=t.filter(c=>!t.some(v=>u(v).includes(c))),[l,
f]=n;if(l===void 0){let c=r.flatMap(_=>{let[w,...$]=[...s.keys()].filter(E=>u(E).includes(_));return w===void 0||$.length>0?[]:[{key:w,beside:_}]}),[v]=c;if(v!==
void 0&&c.every(({key:_})=>_===v.key))return[{problem:"lacking",...v}];let h=r.filter(_=>[...s.keys()].some(w=>u(w).includes(_))),g=[...s.keys()].filter(_=>h.every(
w=>u(_).includes(w)));return[{problem:"none",keys:g.length>0?g:[...s.keys()]}]}if(f!==void 0)return[{problem:"many",keys:n}];let y=new Set([...s].flatMap(([c])=>[
c,...u(c)])),m=new Set([l,...u(l)]),p=r.filter(c=>y.has(c)&&!m.has(c)),a=(s.get(l)?.required??[]).filter(c=>!r.includes(c));return[...p.map(c=>({problem:"stray",
key:c,beside:l,belongs:[...s.keys()].filter(v=>u(v).includes(c))})),...a.map(c=>({problem:"lacking",key:c,beside:l}))]}function Wi(e,i){return Object.entries(e).
flatMap(([r,s])=>Object.hasOwn(i,r)?s.filter(u=>Object.hasOwn(i,u)).map(u=>({problem:"stray",key:u,beside:r,belongs:[]})):[])}var Pn=T,as={$schema:"http://json-schema.org/draft-07/schema#",type:"object",additionalProperties:!1,required:["version","store","currency","upstreams","envelop\
es","interfaces","routes"],properties:{version:{const:1},server:{$ref:"#/definitions/server"},admin:{$ref:"#/definitions/admin"},store:{$ref:"#/definitions/stor\
e"},settle:{$ref:"#/definitions/settle"},media:{$ref:"#/definitions/media_reading"},webhooks:{$ref:"#/definitions/webhooks"},retention:{$ref:"#/definitions/rete\
ntion"},requests:{$ref:"#/definitions/requests"},seller:{$ref:"#/definitions/seller"},currency:{$ref:"#/definitions/currency"},limits:{type:"object",propertyNames:{
$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/limit"}},upstreams:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/upstream"}},prices:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/price"}},models:{type:"\
object",propertyNames:{$ref:"#/definitions/model_id"},additionalProperties:{$ref:"#/definitions/model"}},aliases:{type:"object",propertyNames:{$ref:"#/definitio\
ns/model_id"},additionalProperties:{type:"string",minLength:1}},price_lists:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"\
#/definitions/price_list"}},groups:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/group"}},envelopes:{type:"\
object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/envelope"}},interfaces:{type:"object",propertyNames:{$ref:"#/definit\
ions/name"},additionalProperties:{$ref:"#/definitions/interface"}},billing:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"\
#/definitions/billing_rule"}},tasks:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/task_kind"}},fills:{type:"\
object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/fill"}},catalogues:{type:"object",propertyNames:{$ref:"#/definitions\
/name"},additionalProperties:{$ref:"#/definitions/catalogue"}},routes:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/def\
initions/route"}},mounts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/mount"}}},definitions:{name:{type:"s\
tring",pattern:"^[a-z][a-z0-9_]*$"},duration:{type:"string",pattern:"^[1-9][0-9]{0,11}(ms|s|m|h|d)$"},size:{type:"string",pattern:"^[1-9][0-9]{0,11}(B|KiB|MiB|G\
iB)$"},amount:{type:"string",pattern:"^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$"},pointer:{type:"string",pattern:"^(/([^~/]|~0|~1)*)+$"},header_name:{type:"string",
pattern:"^[a-z0-9!#$%&'*+.^_`|~-]+$"},query_name:{type:"string",pattern:"^[^\\s&=#?/]+$"},env_name:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},prefix:{type:"\
string",pattern:"^(/|(/[A-Za-z0-9._~-]+)+)$"},schema_file:{type:"string",pattern:"\\.json$"},address:{type:"string",pattern:"^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+\
):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},listen_address:{type:["string","object"],pattern:"^(\\[[0-9A-Fa-f:.\
]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$",additionalProperties:!1,required:["env"],properties:{
env:{$ref:"#/definitions/env_name"},default:{$ref:"#/definitions/address"}}},file_path:{type:"string",minLength:1},secret:{type:"object",additionalProperties:!1,
properties:{env:{$ref:"#/definitions/env_name"},file:{$ref:"#/definitions/file_path"}},"x-variants":{env:{},file:{}}},setting:{type:["string","object"],minLength:1,
additionalProperties:!1,properties:{env:{$ref:"#/definitions/env_name"},default:{type:"string",minLength:1},file:{$ref:"#/definitions/file_path"}},"x-variants":{
env:{with:["default"]},file:{}}},unit:{type:"string",enum:["second","million_tokens","request","image","character","million_characters","byte","million_bytes","\
currency"]},maintenance:{type:"object",additionalProperties:!1,properties:{text:{type:"string",minLength:1},retry_after:{$ref:"#/definitions/duration"}}},retired:{
type:"object",additionalProperties:!1,properties:{from:{type:"string",pattern:"^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},use:{type:"string",minLength:1},
text:{type:"string",minLength:1}}},json:{},tree:{},scheme:{type:"string",pattern:"^[A-Za-z][A-Za-z0-9-]*$"},pointers:{type:["string","array"],pattern:"^(/([^~/]\
|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0},part_name:{type:"string",pattern:"^[A-Za-z][A-Za-z0-9_.-]{0,63}(\\[[A-Za-z0-9_]{0,32\
}\\])?$"},rate:{type:"string",pattern:"^(0|[1-9][0-9]{0,11})/min$"},server:{type:"object",additionalProperties:!1,properties:{listen:{$ref:"#/definitions/listen\
_address"},metrics:{$ref:"#/definitions/listen_address"},body_limit:{$ref:"#/definitions/size"},bodies:{$ref:"#/definitions/server_bodies"},timeout:{$ref:"#/def\
initions/server_timeout"},drain:{$ref:"#/definitions/server_drain"},drains:{$ref:"#/definitions/server_drains"},envelope:{$ref:"#/definitions/name"},account_page:{
$ref:"#/definitions/account_page"},request_id:{$ref:"#/definitions/header_name"},public_url:{type:"string"},trusted_proxies:{type:"array",items:{type:"string",pattern:"\
^[0-9a-fA-F.:]{2,45}(/[0-9]{1,3})?$"},maxItems:100},tracing:{$ref:"#/definitions/server_tracing"}}},account_page:{type:["string","object"],pattern:"^(/|(/[A-Za-\
z0-9._~-]+)+)$",additionalProperties:!1,required:["path"],properties:{path:{$ref:"#/definitions/prefix"},name:{$ref:"#/definitions/line"},logo:{$ref:"#/definiti\
ons/file_path"},contact:{$ref:"#/definitions/line"}}},server_tracing:{type:"object",additionalProperties:!1,required:["endpoint"],properties:{endpoint:{$ref:"#/\
definitions/tracing_endpoint"},sample:{$ref:"#/definitions/part"}}},tracing_endpoint:{type:["string","object"],pattern:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$",additionalProperties:!1,
properties:{env:{$ref:"#/definitions/env_name"},file:{$ref:"#/definitions/file_path"}},"x-variants":{env:{},file:{}}},part:{type:"number",minimum:0,maximum:1},server_timeout:{
type:"object",additionalProperties:!1,properties:{headers:{$ref:"#/definitions/duration"},body:{$ref:"#/definitions/duration"},request:{$ref:"#/definitions/dura\
tion"}}},server_bodies:{type:"object",additionalProperties:!1,properties:{nodes:{type:"integer",minimum:1,maximum:1e7},kept:{$ref:"#/definitions/size"},kept_per_account:{
$ref:"#/definitions/size"}}},server_drains:{type:"object",additionalProperties:!1,properties:{bytes:{$ref:"#/definitions/size"},per_second:{$ref:"#/definitions/\
size"}}},server_drain:{type:"object",additionalProperties:!1,properties:{lame_duck:{$ref:"#/definitions/duration"},limit:{$ref:"#/definitions/duration"}}},admin:{
type:"object",additionalProperties:!1,required:["listen"],properties:{listen:{$ref:"#/definitions/listen_address"},public_url:{type:"string"},oidc:{$ref:"#/defi\
nitions/admin_oidc"}}},admin_oidc:{type:"object",additionalProperties:!1,required:["issuer","client_id","client_secret","groups"],properties:{issuer:{$ref:"#/de\
finitions/setting"},client_id:{$ref:"#/definitions/setting"},client_secret:{$ref:"#/definitions/secret"},scope:{type:"string",pattern:"^([\\x21\\x23-\\x5B\\x5D-\\x7E\
]+ )*openid( [\\x21\\x23-\\x5B\\x5D-\\x7E]+)*$"},groups_claim:{type:"string",minLength:1},groups:{type:"object",minProperties:1,additionalProperties:{$ref:"#/de\
finitions/admin_role"}}}},admin_role:{type:"string",enum:["viewer","operator","admin"]},store_url:{type:["string","object"],pattern:"^(sqlite:.+|postgres(ql)?:/\
/([^\\s/:@]+@)?[^\\s@]+)$",additionalProperties:!1,properties:{env:{$ref:"#/definitions/env_name"},default:{type:"string",pattern:"^(sqlite:.+|postgres(ql)?://(\
[^\\s/:@]+@)?[^\\s@]+)$"},file:{$ref:"#/definitions/file_path"}},"x-variants":{env:{with:["default"]},file:{}}},store:{type:"object",additionalProperties:!1,required:[
"url"],properties:{url:{$ref:"#/definitions/store_url"},unwritten:{$ref:"#/definitions/duration"},start_timeout:{$ref:"#/definitions/duration"}}},settle:{type:"\
object",additionalProperties:!1,properties:{first:{$ref:"#/definitions/duration"},longest:{$ref:"#/definitions/duration"},concurrency:{type:"integer",minimum:1,
maximum:1024},claim:{$ref:"#/definitions/duration"},lease:{$ref:"#/definitions/duration"}}},media_reading:{type:"object",additionalProperties:!1,properties:{timeout:{
$ref:"#/definitions/duration"},limit:{$ref:"#/definitions/size"},tolerance:{$ref:"#/definitions/duration"},shortest:{$ref:"#/definitions/duration"},allow_private:{
$ref:"#/definitions/switch"}}},switch:{type:["boolean","object"],additionalProperties:!1,required:["env"],properties:{env:{$ref:"#/definitions/env_name"},default:{
type:"string",enum:["0","1","false","true"]}}},webhooks:{type:"object",additionalProperties:!1,properties:{allow_hosts:{type:"array",items:{type:"string",minLength:1}},
timeout:{$ref:"#/definitions/duration"},keep:{$ref:"#/definitions/duration"}}},retention:{type:"object",additionalProperties:!1,properties:{usage:{$ref:"#/defin\
itions/duration"},tasks:{$ref:"#/definitions/duration"}}},requests:{type:["string","object"],pattern:"^off$",additionalProperties:!1,properties:{keep:{$ref:"#/d\
efinitions/duration"},size:{$ref:"#/definitions/size"},rate:{type:"string",pattern:"^[1-9][0-9]{0,5}/s$"},client:{enum:["network","full"]}}},seller:{type:"objec\
t",additionalProperties:!1,properties:{name:{$ref:"#/definitions/line"},address:{$ref:"#/definitions/lines"},tax_id:{$ref:"#/definitions/line"},logo:{$ref:"#/de\
finitions/file_path"},footer:{$ref:"#/definitions/lines"},invoice:{type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9/_.-]{0,31}$"},tz:{type:"string",minLength:1}}},
line:{type:"string",pattern:"^[^\\r\\n\\t]{1,200}$"},lines:{type:"string",minLength:1,maxLength:2e3},currency_code:{type:"string",pattern:"^[A-Z]{3}$"},rate_of_exchange:{
type:"string",pattern:"^(?!0(\\.0*)?$)(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$"},currency:{type:"object",additionalProperties:!1,required:["code"],properties:{code:{
$ref:"#/definitions/currency_code"},rates:{type:"object",propertyNames:{$ref:"#/definitions/currency_code"},additionalProperties:{$ref:"#/definitions/rate_of_ex\
change"}},overdraft:{$ref:"#/definitions/amount"},time_zone:{type:"string",minLength:1},low_wallet:{$ref:"#/definitions/amount"},price_change_factor:{type:"numb\
er",minimum:1,maximum:1e9}}},limit:{type:"object",additionalProperties:!1,required:["by"],properties:{by:{type:"array",items:{enum:["key","account","model"]},minItems:1,
uniqueItems:!0},models:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0},requests:{$ref:"#/definitions/rate"},tokens:{$ref:"#/definitio\
ns/rate"},concurrent_requests:{type:"integer",minimum:0,maximum:1e6},concurrent_tasks:{type:"integer",minimum:0,maximum:1e6},spend_per_day:{$ref:"#/definitions/\
amount"},spend_per_month:{$ref:"#/definitions/amount"}}},upstream_url:{type:["string","object"],pattern:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$",additionalProperties:!1,
properties:{env:{$ref:"#/definitions/env_name"},default:{type:"string",pattern:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"},file:{$ref:"#/definitions/file_path"}},"x-\
variants":{env:{with:["default"]},file:{}}},upstream:{type:"object",additionalProperties:!1,properties:{url:{$ref:"#/definitions/upstream_url"},targets:{type:"o\
bject",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/upstream_target"}},move_on:{type:"array",items:{type:"\
integer",minimum:400,maximum:599},uniqueItems:!0},health:{$ref:"#/definitions/upstream_health"},optional:{type:"boolean"},auth:{$ref:"#/definitions/credential"},
headers:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{$ref:"#/definitions/setting"}},query:{type:"object",
minProperties:1,propertyNames:{$ref:"#/definitions/query_name"},additionalProperties:{type:"string",minLength:1}},maintenance:{$ref:"#/definitions/maintenance"},
timeout:{$ref:"#/definitions/upstream_timeout"},connections:{type:"integer",minimum:1,maximum:1e6},credential_refused:{enum:["upstream_failed_on_401","upstream_\
failed","pass_on"]}}},upstream_target:{type:"object",additionalProperties:!1,properties:{url:{$ref:"#/definitions/upstream_url"},auth:{$ref:"#/definitions/crede\
ntial"},weight:{type:"integer",minimum:0,maximum:1e3}}},upstream_health:{type:"object",additionalProperties:!1,properties:{failures:{type:"integer",minimum:1,maximum:1e6},
ratio:{type:"integer",minimum:1,maximum:100},requests:{type:"integer",minimum:1,maximum:1e6},window:{$ref:"#/definitions/duration"},open:{$ref:"#/definitions/du\
ration"},slow:{$ref:"#/definitions/duration"},longest:{$ref:"#/definitions/duration"}}},credential:{type:"object",additionalProperties:!1,properties:{header:{$ref:"\
#/definitions/header_name"},scheme:{$ref:"#/definitions/scheme"},secret:{$ref:"#/definitions/secret"},token_file:{$ref:"#/definitions/file_path"},jwt:{$ref:"#/d\
efinitions/credential_jwt"},oauth2:{$ref:"#/definitions/credential_oauth2"},sigv4:{$ref:"#/definitions/credential_sigv4"}},"x-variants":{secret:{with:["header",
"scheme"],required:["header"]},token_file:{with:["header","scheme"]},jwt:{with:["header","scheme"]},oauth2:{with:["header","scheme"]},sigv4:{}}},upstream_timeout:{
type:"object",additionalProperties:!1,properties:{connect:{$ref:"#/definitions/duration"},headers:{$ref:"#/definitions/duration"},idle:{$ref:"#/definitions/dura\
tion"}}},price:{type:"object",additionalProperties:!1,properties:{unit:{$ref:"#/definitions/unit"},by:{type:"array",items:{$ref:"#/definitions/name"},uniqueItems:!0},
table:{$ref:"#/definitions/price_table"},currency:{$ref:"#/definitions/currency_code"},rate:{$ref:"#/definitions/rate_of_exchange"},hours:{type:"object",minProperties:1,
propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/price_hours"}},bands:{type:"object",minProperties:1,propertyNames:{$ref:"#/d\
efinitions/name"},additionalProperties:{$ref:"#/definitions/price_bands"}},from:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/price_start"},
additionalProperties:{$ref:"#/definitions/price_table"}},minimum:{$ref:"#/definitions/amount"},round_up_to:{type:"integer",minimum:1,maximum:1e9},of:{$ref:"#/de\
finitions/name"},factor:{type:"string",pattern:"^(?!0(\\.0*)?$)(0|[1-9][0-9]?|100(?=$|\\.0+$))(\\.[0-9]{1,9})?$"},round:{type:"string",enum:["up","half_up","dow\
n"]},decimals:{type:"integer",minimum:0,maximum:12},list:{$ref:"#/definitions/name"},example:{type:"boolean"}},"x-variants":{unit:{with:["by","table","currency",
"rate","hours","bands","from","minimum","round_up_to"],required:["by","table"]},of:{with:["table","factor","round","decimals"]}},dependencies:{rate:["currency"]}},
price_hours:{type:"object",additionalProperties:!1,required:["during","otherwise"],properties:{zone:{type:"string",minLength:1},during:{type:"object",minProperties:1,
propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"string",minLength:1}},otherwise:{$ref:"#/definitions/name"}}},price_bands:{type:"object",additionalProperties:!1,
required:["of","up_to","above"],properties:{of:{anyOf:[{$ref:"#/definitions/name"},{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/definitions/name"}}]},
up_to:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"integer",minimum:0,maximum:1e9}},above:{$ref:"#/defin\
itions/name"},marginal:{type:"boolean"}}},price_start:{type:"string",pattern:"^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])(T([01][0-9]|2[0-3]):[0-5][0-9\
](:[0-5][0-9])?(Z|[+-][0-9]{2}:[0-5][0-9]))?$"},price_table:{type:["string","object"],pattern:"^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,12})?$",minProperties:1,additionalProperties:{
$ref:"#/definitions/price_table"}},model_id:{type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9._/:@-]*$"},model_upstreams:{type:["string","array"],pattern:"^[a-z][a\
-z0-9_]*$",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},model_as:{type:["string","object"],pattern:"^[!-~]+$",propertyNames:{$ref:"#/definitions\
/name"},minProperties:1,additionalProperties:{type:"string",pattern:"^[!-~]+$"}},model_cost:{type:["string","object"],pattern:"^[a-z][a-z0-9_]*$",propertyNames:{
type:"string",pattern:"^[a-z][a-z0-9_]*(/[a-z][a-z0-9_]*)?$"},minProperties:1,additionalProperties:{$ref:"#/definitions/name"}},model:{type:"object",additionalProperties:!1,
required:["type","upstream"],properties:{type:{$ref:"#/definitions/name"},upstream:{$ref:"#/definitions/model_upstreams"},weights:{type:"object",minProperties:1,
propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"integer",minimum:0,maximum:1e3}},as:{$ref:"#/definitions/model_as"},price:{$ref:"#/definit\
ions/name"},cost:{$ref:"#/definitions/model_cost"},defaults:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","numbe\
r","boolean"]}},limits:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"integer",minimum:1,maximum:1e9}},retired:{$ref:"#/de\
finitions/retired"},maintenance:{$ref:"#/definitions/maintenance"},card:{type:"object",additionalProperties:{$ref:"#/definitions/json"}}}},price_list:{type:"obj\
ect",additionalProperties:!1,required:["prices"],properties:{prices:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/defin\
itions/name"},minProperties:1}}},group:{type:"object",additionalProperties:!1,properties:{models:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0},
prices:{$ref:"#/definitions/name"},factor:{$ref:"#/definitions/amount"},limits:{$ref:"#/definitions/own_limits"}}},own_limits:{type:"object",additionalProperties:!1,
minProperties:1,properties:{requests:{type:["string","integer"]},tokens:{type:["string","integer"]},concurrent_requests:{type:["string","integer"]},concurrent_tasks:{
type:["string","integer"]},spend_per_day:{type:["string","integer"]},spend_per_month:{type:["string","integer"]}}},envelope:{type:"object",additionalProperties:!1,
required:["body","names"],properties:{headers:{type:"object",propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{type:"string"}},body:{$ref:"\
#/definitions/tree"},stream:{$ref:"#/definitions/stream_error"},websocket:{$ref:"#/definitions/socket_error"},names:{$ref:"#/definitions/envelope_names"},messages:{
$ref:"#/definitions/envelope_messages"},statuses:{$ref:"#/definitions/envelope_statuses"}}},envelope_messages:{type:"object",minProperties:1,propertyNames:{$ref:"\
#/definitions/error_kind"},additionalProperties:{type:"string",minLength:1}},error_kind:{type:"string",enum:["invalid_request","unsupported_media_type","body_to\
o_large","unauthenticated","account_suspended","insufficient_funds","model_not_found","task_not_found","resource_not_found","route_not_found","method_not_allowe\
d","conflict","idempotency_mismatch","request_timeout","upstream_failed","upstream_timeout","upstream_off","overloaded","rate_limited","spend_limited","internal"]},
stream_error:{type:"object",additionalProperties:!1,properties:{event:{type:"string",pattern:"^[^\\r\\n]+$"},data:{$ref:"#/definitions/tree"}}},socket_error:{type:"\
object",additionalProperties:!1,properties:{data:{$ref:"#/definitions/tree"},codes:{type:"object",propertyNames:{$ref:"#/definitions/error_kind"},additionalProperties:{
type:"integer",minimum:1e3,maximum:4999}}}},error_words:{type:["string","object"],minLength:1,minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
type:["string","integer","null"]}},envelope_names:{type:"object",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/error_words"},unsupported_media_type:{
$ref:"#/definitions/error_words"},body_too_large:{$ref:"#/definitions/error_words"},unauthenticated:{$ref:"#/definitions/error_words"},account_suspended:{$ref:"\
#/definitions/error_words"},insufficient_funds:{$ref:"#/definitions/error_words"},not_found:{$ref:"#/definitions/error_words"},model_not_found:{$ref:"#/definiti\
ons/error_words"},task_not_found:{$ref:"#/definitions/error_words"},resource_not_found:{$ref:"#/definitions/error_words"},route_not_found:{$ref:"#/definitions/e\
rror_words"},method_not_allowed:{$ref:"#/definitions/error_words"},conflict:{$ref:"#/definitions/error_words"},idempotency_mismatch:{$ref:"#/definitions/error_w\
ords"},request_timeout:{$ref:"#/definitions/error_words"},upstream_failed:{$ref:"#/definitions/error_words"},upstream_timeout:{$ref:"#/definitions/error_words"},
upstream_off:{$ref:"#/definitions/error_words"},overloaded:{$ref:"#/definitions/error_words"},rate_limited:{$ref:"#/definitions/error_words"},spend_limited:{$ref:"\
#/definitions/error_words"},internal:{$ref:"#/definitions/error_words"}}},envelope_statuses:{type:"object",additionalProperties:!1,properties:{invalid_request:{
$ref:"#/definitions/status"},unsupported_media_type:{$ref:"#/definitions/status"},body_too_large:{$ref:"#/definitions/status"},unauthenticated:{$ref:"#/definiti\
ons/status"},account_suspended:{$ref:"#/definitions/status"},insufficient_funds:{$ref:"#/definitions/status"},model_not_found:{$ref:"#/definitions/status"},task_not_found:{
$ref:"#/definitions/status"},resource_not_found:{$ref:"#/definitions/status"},route_not_found:{$ref:"#/definitions/status"},method_not_allowed:{$ref:"#/definiti\
ons/status"},conflict:{$ref:"#/definitions/status"},idempotency_mismatch:{$ref:"#/definitions/status"},request_timeout:{$ref:"#/definitions/status"},upstream_failed:{
$ref:"#/definitions/status"},upstream_timeout:{$ref:"#/definitions/status"},upstream_off:{$ref:"#/definitions/status"},overloaded:{$ref:"#/definitions/status"},
rate_limited:{$ref:"#/definitions/status"},spend_limited:{$ref:"#/definitions/status"},internal:{$ref:"#/definitions/status"}}},status:{type:"integer",minimum:400,
maximum:599},prefixes:{type:["string","array"],pattern:"^(/|(/[A-Za-z0-9._~-]+)+)$",items:{$ref:"#/definitions/prefix"},minItems:1,uniqueItems:!0},interface:{type:"\
object",additionalProperties:!1,required:["prefix","auth","envelope","forward"],properties:{prefix:{$ref:"#/definitions/prefixes"},auth:{type:"array",items:{$ref:"\
#/definitions/auth"},minItems:1},envelope:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/interface_forward"},idempotency:{$ref:"#/definitions/idempote\
ncy"},request_id:{$ref:"#/definitions/header_name"},limit_headers:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{
type:"string",minLength:1}},log_headers:{type:"array",items:{$ref:"#/definitions/header_name"},minItems:1,uniqueItems:!0},cors:{$ref:"#/definitions/cors"}}},cors:{
type:"object",additionalProperties:!1,required:["origins"],properties:{origins:{$ref:"#/definitions/origins"},headers:{type:"array",items:{$ref:"#/definitions/h\
eader_name"},minItems:1,uniqueItems:!0},expose:{type:"array",items:{$ref:"#/definitions/header_name"},minItems:1,uniqueItems:!0},max_age:{$ref:"#/definitions/du\
ration"}}},origins:{type:["string","array"],pattern:"^\\*$",items:{$ref:"#/definitions/origin"},minItems:1,uniqueItems:!0},origin:{type:"string",pattern:"^[a-z]\
[a-z0-9+.-]*://([a-z0-9._-]+|\\[[0-9a-f:.]+\\])(:[0-9]{1,5})?$"},idempotency:{type:"object",additionalProperties:!1,required:["header"],properties:{header:{$ref:"\
#/definitions/header_name"},keep:{$ref:"#/definitions/duration"}}},interface_forward:{type:"object",additionalProperties:!1,required:["headers","query"],properties:{
headers:{type:"array",items:{$ref:"#/definitions/header_name"},uniqueItems:!0},query:{type:"array",items:{$ref:"#/definitions/query_name"},uniqueItems:!0}}},auth:{
type:"object",additionalProperties:!1,properties:{header:{$ref:"#/definitions/header_name"},scheme:{$ref:"#/definitions/scheme"},query:{$ref:"#/definitions/quer\
y_name"}},"x-variants":{header:{with:["scheme"]},query:{}}},expression:{type:"object",additionalProperties:!1,required:["cel"],properties:{cel:{type:"string",minLength:1}}},
billing_rule:{type:"object",additionalProperties:!1,required:["unit","facts","hold"],properties:{unit:{$ref:"#/definitions/unit"},facts:{type:"object",propertyNames:{
$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/fact"}},hold:{},actual:{$ref:"#/definitions/actual"},counts:{type:"object",propertyNames:{$ref:"\
#/definitions/name"},additionalProperties:{$ref:"#/definitions/count"}},charge:{$ref:"#/definitions/class_units"},without_usage:{$ref:"#/definitions/without_usa\
ge"},text:{$ref:"#/definitions/pointers"},final:{$ref:"#/definitions/pointers"},failed:{$ref:"#/definitions/pointers"},together:{type:"array",items:{$ref:"#/def\
initions/name"},minItems:2,uniqueItems:!0},tokens:{type:"array",items:{$ref:"#/definitions/name"},uniqueItems:!0},cap:{$ref:"#/definitions/cap"}},"x-variants":{
actual:{with:["cap"]},counts:{with:["together","charge","without_usage","text","final","failed","tokens","cap"],required:["charge"]}},if:{required:["counts"]},then:{
properties:{hold:{$ref:"#/definitions/class_units"}}},else:{properties:{hold:{$ref:"#/definitions/task_units"}}}},task_units:{type:"object",if:{type:"object",minProperties:1,
additionalProperties:{type:"object"}},then:{$ref:"#/definitions/class_units"},else:{$ref:"#/definitions/expression"}},class_units:{type:"object",not:{required:[
"cel"],properties:{cel:{type:"string"}}},minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/expression"}},without_usage:{
type:["string","object"],pattern:"^(hold|free)$",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/expression"}},
cap:{type:"number",minimum:1,maximum:1e6},count:{type:["string","array","object"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,
uniqueItems:!0,additionalProperties:!1,properties:{at:{$ref:"#/definitions/pointer"},where:{$ref:"#/definitions/count_where"},sum:{$ref:"#/definitions/pointers"},
count:{$ref:"#/definitions/pointers"},distinct:{$ref:"#/definitions/pointers"},ceil:{$ref:"#/definitions/pointers"},round:{$ref:"#/definitions/pointers"},decimal:{
$ref:"#/definitions/pointers"},first:{$ref:"#/definitions/pointers"},max:{$ref:"#/definitions/pointers"},header:{$ref:"#/definitions/header_name"}},"x-variants":{
sum:{with:["at","where"]},count:{with:["where"]},distinct:{with:["at"]},ceil:{},round:{},decimal:{},first:{},max:{},header:{}}},count_where:{type:"object",additionalProperties:!1,
required:["at","in"],properties:{at:{$ref:"#/definitions/pointer"},in:{type:"array",items:{type:["string","number","boolean","null"]},minItems:1,uniqueItems:!0}}},
actual:{type:"object",additionalProperties:!1,required:["otherwise"],properties:{at:{$ref:"#/definitions/weighted"},otherwise:{$ref:"#/definitions/task_units"},
failed:{$ref:"#/definitions/actual_failure"},cancelled:{$ref:"#/definitions/actual_failure"}}},weighted:{type:["string","object"],pattern:"^(/([^~/]|~0|~1)*)+$",
propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{$ref:"#/definitions/weight"},minProperties:1},weight:{type:["integer","string","object"],minimum:-1e6,
maximum:1e6,pattern:"^[a-z][a-z0-9_]*$",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"integer",minimum:-1e6,maximum:1e6}},
actual_failure:{type:"object",additionalProperties:!1,required:["otherwise"],properties:{at:{$ref:"#/definitions/weighted"},otherwise:{$ref:"#/definitions/task_\
units"}}},fact:{type:"object",additionalProperties:!1,properties:{flag:{$ref:"#/definitions/flag"},assume:{$ref:"#/definitions/duration"},refuse:{type:"boolean"},
type:{type:"string",enum:["string","int","bool"]},enum:{type:"array",items:{type:"string"},minItems:1,uniqueItems:!0},values:{type:"array",items:{$ref:"#/defini\
tions/fact_values"},minItems:1},among:{$ref:"#/definitions/expression"},default:{$ref:"#/definitions/fact_default"},at:{$ref:"#/definitions/places"},cel:{type:"\
string",minLength:1},media:{$ref:"#/definitions/media"},limit:{$ref:"#/definitions/name"},fits:{$ref:"#/definitions/schema_file"},count:{$ref:"#/definitions/cou\
nted"},earlier:{$ref:"#/definitions/earlier"},header:{$ref:"#/definitions/header_name"},query:{$ref:"#/definitions/query_name"},answer:{$ref:"#/definitions/poin\
ters"},answer_header:{$ref:"#/definitions/header_name"}},"x-variants":{at:{with:["flag","type","enum","values","default"],required:["type"]},cel:{with:["type","\
enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{with:["refuse"]},count:{},earlier:{with:["type","enum","default"],required:["type"]},header:{with:[
"type","enum","values","default"],required:["type"]},query:{with:["type","enum","values","default"],required:["type"]},answer:{with:["type","enum","default","am\
ong"],required:["type"]},answer_header:{with:["type","enum","default","among"],required:["type"]}}},earlier:{type:"object",additionalProperties:!1,required:["ki\
nds","fact"],properties:{kinds:{type:"array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},fact:{$ref:"#/definitions/name"},at:{$ref:"#/definitio\
ns/pointer"},param:{$ref:"#/definitions/name"}},"x-variants":{at:{with:["kinds","fact"]},param:{with:["kinds","fact"]}}},places:{type:["string","array"],pattern:"\
^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0},counted:{type:"object",additionalProperties:!1,required:["each"],properties:{
each:{$ref:"#/definitions/places"},where:{$ref:"#/definitions/matcher"},unless:{$ref:"#/definitions/matcher"},add:{$ref:"#/definitions/pointer"},default:{type:"\
integer",minimum:1,maximum:1e6},less:{$ref:"#/definitions/pointer"}},dependencies:{default:["add"]}},matcher:{type:"object",minProperties:1,propertyNames:{$ref:"\
#/definitions/pointer"},additionalProperties:{type:"array",items:{type:["string","null"]},minItems:1,uniqueItems:!0}},fact_values:{type:["integer","object"],additionalProperties:!1,
required:["from","to"],properties:{from:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},to:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991}}},
fact_default:{type:["string","integer","boolean","object"],additionalProperties:!1,minProperties:1,properties:{model:{$ref:"#/definitions/name"},limit:{$ref:"#/\
definitions/name"}}},flag:{type:"object",additionalProperties:!1,required:["names","in"],properties:{names:{type:"array",items:{type:"string",pattern:"^[A-Za-z]\
[A-Za-z0-9_-]*$"},minItems:1,uniqueItems:!0},in:{$ref:"#/definitions/pointer"}}},media:{type:"object",additionalProperties:!1,properties:{cel:{type:"string",minLength:1},
file:{$ref:"#/definitions/part_name"},otherwise:{type:"string",minLength:1}},"x-variants":{cel:{},file:{with:["otherwise"]}}},task_kind:{type:"object",additionalProperties:!1,
required:["id","status","deadline"],properties:{id:{$ref:"#/definitions/pointer"},query:{type:"string",pattern:"^/[^\\s#{}]*(\\{\\+?[a-zA-Z0-9_]+\\}[^\\s#{}]*)*\\{\\+?\
id\\}[^\\s#{}]*(\\{\\+?[a-zA-Z0-9_]+\\}[^\\s#{}]*)*$"},accept:{type:"string",pattern:"^[!-~]([ -~]*[!-~])?$",maxLength:200},cancel:{type:"string",pattern:"^(POS\
T|PUT|PATCH|DELETE) /[^\\s#{}]*(\\{\\+?[a-zA-Z0-9_]+\\}[^\\s#{}]*)*\\{\\+?id\\}[^\\s#{}]*(\\{\\+?[a-zA-Z0-9_]+\\}[^\\s#{}]*)*$"},status:{$ref:"#/definitions/tas\
k_status"},deadline:{$ref:"#/definitions/duration"},unknown_outcome:{$ref:"#/definitions/task_unknown_outcome"},nothing_made:{type:"array",items:{$ref:"#/defini\
tions/task_nothing_made"},minItems:1}}},task_nothing_made:{type:"object",additionalProperties:!1,required:["status"],dependencies:{at:["in"],in:["at"]},properties:{
status:{type:"array",items:{type:["integer","string"],minimum:200,maximum:599,pattern:"^4xx$"},minItems:1,uniqueItems:!0},at:{$ref:"#/definitions/pointer"},in:{
type:"array",items:{type:["string","integer"],minLength:1},minItems:1,uniqueItems:!0}}},task_unknown_outcome:{type:"object",additionalProperties:!1,properties:{
key:{$ref:"#/definitions/header_name"},decides_within:{$ref:"#/definitions/duration"},list:{type:"string",pattern:"^/[^\\s#{}]*$"},items:{$ref:"#/definitions/po\
inter"},id:{$ref:"#/definitions/pointer"},model:{$ref:"#/definitions/pointer"},created_at:{$ref:"#/definitions/pointer"},total:{$ref:"#/definitions/pointer"},page:{
$ref:"#/definitions/unknown_page"},within:{$ref:"#/definitions/duration"}},"x-variants":{key:{with:["decides_within"]},list:{with:["items","id","model","created\
_at","total","page","within"],required:["items","id","model","created_at"]}}},unknown_page:{type:"object",additionalProperties:!1,required:["number","size","ite\
ms"],properties:{number:{$ref:"#/definitions/query_name"},size:{$ref:"#/definitions/query_name"},items:{type:"integer",minimum:1,maximum:1e4},most:{type:"intege\
r",minimum:1,maximum:1e3}}},task_status:{type:"object",additionalProperties:!1,dependencies:{at:["running","succeeded"],running:["at"],succeeded:["at"],failed:[
"at"],cancelled:["at"]},properties:{at:{$ref:"#/definitions/pointer"},answers:{type:"array",items:{$ref:"#/definitions/status_answer"},minItems:1,maxItems:20},running:{
type:"array",items:{$ref:"#/definitions/status_value"},minItems:1,uniqueItems:!0},succeeded:{type:"array",items:{$ref:"#/definitions/status_value"},minItems:1,uniqueItems:!0},
failed:{type:"array",items:{$ref:"#/definitions/status_value"},minItems:1,uniqueItems:!0},failed_at:{$ref:"#/definitions/pointers"},cancelled:{type:"array",items:{
$ref:"#/definitions/status_value"},minItems:1,uniqueItems:!0}}},status_answer:{type:"object",additionalProperties:!1,required:["code","means"],properties:{code:{
type:"integer",minimum:200,maximum:499},type:{$ref:"#/definitions/media_type"},means:{type:"string",enum:["running","succeeded","failed","cancelled"]}}},status_value:{
type:["string","integer","boolean","null"],minLength:1},fill:{type:"object",additionalProperties:!1,properties:{defaults:{type:"object",additionalProperties:{$ref:"\
#/definitions/json"}},set:{type:"object",propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{$ref:"#/definitions/json"},minProperties:1},clamp:{type:"\
object",propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{$ref:"#/definitions/clamped_range"},minProperties:1},hide:{$ref:"#/definitions/hidden\
_events"},items:{type:"array",items:{$ref:"#/definitions/fill_item"}}},minProperties:1,dependencies:{hide:["set"]}},clamped_range:{type:"object",additionalProperties:!1,
properties:{min:{type:"number"},max:{type:"number"}},minProperties:1},hidden_events:{type:"object",additionalProperties:!1,required:["has"],properties:{has:{$ref:"\
#/definitions/pointer"},empty:{$ref:"#/definitions/pointer"}}},fill_item:{type:"object",additionalProperties:!1,required:["in","member","from","values"],properties:{
in:{$ref:"#/definitions/pointer"},member:{type:"string",minLength:1},from:{type:"string",minLength:1},values:{type:"object",minProperties:1,additionalProperties:{
$ref:"#/definitions/json"}}}},catalogue:{type:"object",additionalProperties:!1,required:["type","page","item","list"],properties:{type:{$ref:"#/definitions/name"},
page:{$ref:"#/definitions/catalogue_page"},upstream:{type:"array",items:{$ref:"#/definitions/name"},minItems:1},item:{$ref:"#/definitions/tree"},list:{$ref:"#/d\
efinitions/tree"}}},catalogue_page:{type:"object",additionalProperties:!1,required:["size","default","max"],properties:{size:{$ref:"#/definitions/query_name"},token:{
$ref:"#/definitions/query_name"},after:{$ref:"#/definitions/query_name"},before:{$ref:"#/definitions/query_name"},default:{type:"integer",minimum:1,maximum:1e5},
max:{type:"integer",minimum:1,maximum:1e5}},"x-variants":{token:{},after:{with:["before"]}}},path_template:{type:"string",pattern:"^/[^\\s?#]*$"},match:{type:"s\
tring",pattern:"^(GET|POST|PUT|PATCH|DELETE) /[^\\s?#]*$"},names:{type:["string","array"],pattern:"^[a-z][a-z0-9_]*$",items:{$ref:"#/definitions/name"},minItems:1,
uniqueItems:!0},route:{type:"object",additionalProperties:!1,required:["match"],properties:{interface:{$ref:"#/definitions/name"},match:{$ref:"#/definitions/mat\
ch"},body_limit:{$ref:"#/definitions/size"},model:{$ref:"#/definitions/model_rule"},upstream:{$ref:"#/definitions/name"},catalogue:{$ref:"#/definitions/name"},task:{
$ref:"#/definitions/task_action"},requires_owner:{type:"array",items:{$ref:"#/definitions/required_owner"}},creates_resource:{type:"array",items:{$ref:"#/defini\
tions/created_resource"}},removes_resource:{type:"array",items:{$ref:"#/definitions/removed_resource"}},resources:{$ref:"#/definitions/resource_list"},account:{
$ref:"#/definitions/account_view"},facts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/fact"}},branches:{type:"\
array",items:{$ref:"#/definitions/branch"},minItems:1},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/definitions/schema_file"},forbid:{type:"array",minItems:1,
uniqueItems:!0,items:{type:"string",pattern:"^(/([^~/=]|~0|~1)*)+(=.+)?$"}},fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/route_forward"},billing:{
$ref:"#/definitions/name"},creates_task:{$ref:"#/definitions/name"},on_abort:{type:"string",enum:["cancel","drain"]},drain:{$ref:"#/definitions/drain_limits"},form:{
type:"object",minProperties:1,maxProperties:100,propertyNames:{$ref:"#/definitions/part_name"},additionalProperties:{$ref:"#/definitions/form_part"}},json:{$ref:"\
#/definitions/schema_file"},file:{$ref:"#/definitions/file_body"},websocket:{$ref:"#/definitions/websocket"},retired:{$ref:"#/definitions/retired"},maintenance:{
$ref:"#/definitions/maintenance"},rewrite:{type:"object",propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{$ref:"#/definitions/rewritten_member"},
minProperties:1,maxProperties:50},examples:{type:"array",items:{$ref:"#/definitions/example"}}},dependencies:{creates_task:["billing"],json:["form"]},"x-variant\
s":{model:{with:["body_limit","json","requires_owner","creates_resource","removes_resource","facts","branches","shorthand","body","forbid","fill","forward","bil\
ling","creates_task","on_abort","drain","form","file","websocket","rewrite"]},upstream:{with:["body_limit","json","requires_owner","creates_resource","removes_r\
esource","body","forbid","fill","forward","form","file","on_abort","drain","rewrite"]},resources:{with:["upstream"],required:["upstream"]},catalogue:{with:["mod\
el"]},task:{with:["creates_resource","rewrite"]},account:{}},"x-excludes":{branches:["shorthand","body","forbid","fill","forward","billing","creates_task"],websocket:[
"form","file","body_limit","removes_resource","branches","facts","shorthand","body","fill","creates_task","on_abort","drain"]}},drain_limits:{type:"object",additionalProperties:!1,
properties:{time:{$ref:"#/definitions/duration"},bytes:{$ref:"#/definitions/size"}}},form_part:{type:"object",additionalProperties:!1,properties:{type:{type:"st\
ring",enum:["string","int","bool","file"]},required:{type:"boolean"},max:{$ref:"#/definitions/size"},content_types:{type:"array",minItems:1,uniqueItems:!0,items:{
$ref:"#/definitions/media_type"}},lines:{$ref:"#/definitions/file_lines"},repeat:{type:"integer",minimum:1,maximum:1e3}}},file_lines:{type:"object",additionalProperties:!1,
properties:{when:{type:"object",minProperties:1,additionalProperties:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string"}}},body:{$ref:"#/definitions/s\
chema_file"},requires_owner:{type:"array",items:{$ref:"#/definitions/line_owner"}}}},rewritten_member:{type:"object",additionalProperties:!1,properties:{route:{
$ref:"#/definitions/name"},params:{type:"object",additionalProperties:{$ref:"#/definitions/pointer"}},keep:{const:!0}},"x-variants":{route:{with:["params"]},keep:{}}},
media_type:{type:"string",pattern:"^[a-z0-9.+-]+/([a-z0-9.+-]+|\\*)$"},file_body:{type:"object",additionalProperties:!1,required:["content_types"],properties:{content_types:{
type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/definitions/media_type"}},json:{type:"boolean"}}},websocket:{type:"object",additionalProperties:!1,"x-vari\
ants":{starts:{with:["event","ends","reports","message","idle","messages","unread"],required:["event","ends"]},longest:{with:["event","reports","message","idle",
"messages","unread"]}},properties:{event:{$ref:"#/definitions/pointer"},longest:{$ref:"#/definitions/duration"},starts:{$ref:"#/definitions/event_names"},ends:{
$ref:"#/definitions/event_names"},reports:{$ref:"#/definitions/event_names"},message:{$ref:"#/definitions/size"},idle:{$ref:"#/definitions/duration"},messages:{
$ref:"#/definitions/caller_messages"},unread:{type:"boolean"}}},caller_messages:{type:"object",additionalProperties:!1,properties:{values:{type:"object",propertyNames:{
$ref:"#/definitions/pointer"},additionalProperties:{type:"array",uniqueItems:!0,items:{type:"string"}}},requires_owner:{type:"array",items:{$ref:"#/definitions/\
message_owner"}}}},event_names:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string",minLength:1}},model_rule:{type:"object",additionalProperties:!1,properties:{
at:{$ref:"#/definitions/pointer"},default:{$ref:"#/definitions/model_id"},param:{$ref:"#/definitions/names"},query:{$ref:"#/definitions/query_name"},is:{$ref:"#\
/definitions/model_id"},type:{$ref:"#/definitions/name"},prefix:{type:"array",items:{$ref:"#/definitions/model_id"},minItems:1,uniqueItems:!0},unit:{$ref:"#/def\
initions/unit"},upstream:{type:"array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0}},"x-variants":{at:{with:["default","type","prefix","unit","u\
pstream"]},param:{with:["type","prefix","unit","upstream"]},query:{with:["default","type","prefix","unit","upstream"]},is:{}}},required_owner:{type:"object",additionalProperties:!1,
required:["resource"],properties:{resource:{$ref:"#/definitions/name"},at:{$ref:"#/definitions/pointer"},optional:{type:"boolean"},param:{$ref:"#/definitions/na\
me"},query:{$ref:"#/definitions/query_name"},header:{$ref:"#/definitions/header_name"},each:{$ref:"#/definitions/places"},uri:{$ref:"#/definitions/uri_scheme"},
host:{$ref:"#/definitions/resource_host"},unread:{type:"boolean"}},"x-variants":{at:{with:["optional","unread"]},each:{with:["unread"]},param:{},query:{with:["u\
nread"]},header:{with:["optional","unread"]},uri:{with:["unread"]},host:{with:["unread"]}}},line_owner:{type:"object",additionalProperties:!1,required:["resourc\
e"],properties:{resource:{$ref:"#/definitions/name"},at:{$ref:"#/definitions/pointer"},optional:{type:"boolean"},each:{$ref:"#/definitions/places"},uri:{$ref:"#\
/definitions/uri_scheme"},host:{$ref:"#/definitions/resource_host"}},"x-variants":{at:{with:["optional"]},each:{},uri:{},host:{}}},message_owner:{type:"object",
additionalProperties:!1,required:["resource"],properties:{resource:{$ref:"#/definitions/name"},at:{$ref:"#/definitions/pointer"},each:{$ref:"#/definitions/place\
s"}},"x-variants":{at:{},each:{}}},uri_scheme:{type:"string",pattern:"^[a-z][a-z0-9+.-]*://$"},resource_host:{type:"string",pattern:"^[a-z0-9-]+(\\.[a-z0-9-]+)+$"},
created_resource:{type:"object",additionalProperties:!1,required:["resource"],properties:{resource:{$ref:"#/definitions/name"},id:{type:"array",items:{$ref:"#/d\
efinitions/pointer"},minItems:1,uniqueItems:!0},each:{$ref:"#/definitions/places"},part:{type:"string",pattern:"^[^{}]+\\{id\\}[^{}]*$",maxLength:200},header:{$ref:"\
#/definitions/header_name"}},"x-variants":{id:{with:["part"]},each:{with:["part"]},header:{}}},removed_resource:{type:"object",additionalProperties:!1,required:[
"resource"],properties:{resource:{$ref:"#/definitions/name"},param:{$ref:"#/definitions/name"},header:{$ref:"#/definitions/header_name"}},"x-variants":{param:{},
header:{}}},account_view:{type:"object",additionalProperties:!1,required:["show","answer"],properties:{show:{enum:["balance","usage","limits","prices","tasks","\
statement","requests","request"]},item:{$ref:"#/definitions/tree"},answer:{$ref:"#/definitions/tree"},page:{$ref:"#/definitions/task_page"},param:{$ref:"#/defin\
itions/name"},month:{$ref:"#/definitions/query_name"},rate:{$ref:"#/definitions/rate"},range:{$ref:"#/definitions/day_range"}}},day_range:{type:"object",additionalProperties:!1,
required:["from","to"],properties:{from:{$ref:"#/definitions/query_name"},to:{$ref:"#/definitions/query_name"}}},resource_list:{type:"object",additionalProperties:!1,
required:["list","query","item","answer","page"],properties:{list:{$ref:"#/definitions/name"},query:{type:"string",pattern:"^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$"},
record:{$ref:"#/definitions/pointer"},item:{$ref:"#/definitions/tree"},answer:{$ref:"#/definitions/tree"},page:{$ref:"#/definitions/task_page"}}},branch:{type:"\
object",additionalProperties:!1,required:["name"],properties:{name:{$ref:"#/definitions/name"},when:{$ref:"#/definitions/when"},shorthand:{$ref:"#/definitions/s\
horthand"},body:{$ref:"#/definitions/schema_file"},forbid:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string",pattern:"^(/([^~/=]|~0|~1)*)+(=.+)?$"}},fill:{
$ref:"#/definitions/name"},forward:{$ref:"#/definitions/route_forward"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/definitions/name"}},dependencies:{
creates_task:["billing"]}},when:{type:"object",additionalProperties:!1,properties:{prefix:{type:"array",items:{$ref:"#/definitions/model_id"},minItems:1,uniqueItems:!0},
cel:{type:"string",minLength:1},unit:{$ref:"#/definitions/unit"}},minProperties:1},shorthand:{type:"object",additionalProperties:!1,required:["prompt","images",
"into","roles"],properties:{prompt:{type:"string",minLength:1},images:{type:"string",minLength:1},into:{type:"string",minLength:1},roles:{type:"array",items:{type:"\
string",minLength:1},minItems:1}}},route_forward:{type:"object",additionalProperties:!1,properties:{only:{type:"array",items:{type:"string",minLength:1},minItems:1,
uniqueItems:!0},path:{$ref:"#/definitions/path_template"}},minProperties:1},task_parameter:{type:["string","object"],pattern:"^[a-z][a-z0-9_]*$",additionalProperties:!1,
required:["query"],properties:{query:{$ref:"#/definitions/query_name"}}},task_action:{type:"object",additionalProperties:!1,required:["kinds"],properties:{poll:{
$ref:"#/definitions/task_parameter"},cancel:{$ref:"#/definitions/task_parameter"},list:{$ref:"#/definitions/tree"},kinds:{type:"array",items:{$ref:"#/definition\
s/name"},minItems:1,uniqueItems:!0},item:{$ref:"#/definitions/tree"},page:{$ref:"#/definitions/task_page"},filters:{$ref:"#/definitions/task_filters"}},"x-varia\
nts":{poll:{},cancel:{},list:{with:["item","page","filters"],required:["item","page"]}}},task_page:{type:"object",additionalProperties:!1,required:["number","si\
ze","default","max"],properties:{number:{$ref:"#/definitions/query_name"},size:{$ref:"#/definitions/query_name"},default:{type:"integer",minimum:1,maximum:1e5},
max:{type:"integer",minimum:1,maximum:1e5}}},task_filters:{type:"object",additionalProperties:!1,properties:{status:{$ref:"#/definitions/query_name"},model:{$ref:"\
#/definitions/query_name"},id:{$ref:"#/definitions/query_name"}}},example_caller:{type:"object",additionalProperties:!1,required:["group"],properties:{group:{$ref:"\
#/definitions/name"}}},example:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"string",minLength:1},caller:{$ref:"#/definitions\
/example_caller"},after:{type:"string",minLength:1},at:{$ref:"#/definitions/price_start"},body:{$ref:"#/definitions/json"},headers:{type:"object",propertyNames:{
$ref:"#/definitions/header_name"},additionalProperties:{type:"string"}},params:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"\
string"}},answer:{$ref:"#/definitions/answer"},polls:{type:"array",minItems:1,maxItems:2,items:{$ref:"#/definitions/answer"}},expect:{$ref:"#/definitions/expect"}}},
answer:{type:"object",additionalProperties:!1,minProperties:1,properties:{status:{type:"integer",minimum:200,maximum:599},headers:{type:"object",propertyNames:{
$ref:"#/definitions/header_name"},additionalProperties:{type:"string"}},body:{$ref:"#/definitions/json"},events:{type:"array",minItems:1,items:{$ref:"#/definiti\
ons/json"}},stream:{$ref:"#/definitions/file_path"},connection:{$ref:"#/definitions/connection"}}},connection:{type:"object",additionalProperties:!1,required:["\
seconds"],properties:{seconds:{type:"number",minimum:0},bytes:{type:"integer",minimum:0},left:{type:"boolean"}}},expect:{type:"object",additionalProperties:!1,properties:{
branch:{$ref:"#/definitions/name"},units:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"number",minimum:0,
maximum:1e9}},charge:{$ref:"#/definitions/amount"},state:{enum:["running","succeeded","failed","unknown","review"]},request:{type:"string",pattern:"^[A-Z]+ /\\S*\
$"},sent:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{$ref:"#/definitions/json"}},capped:{type:"boolean"},task:{
type:"string",minLength:1},resource:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"string",minLength:1}},facts:{
type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","number","boolean"]}},hold:{$ref:"#/definitions/amo\
unt"},error:{$ref:"#/definitions/error_kind"}},minProperties:1},mount:{type:"object",additionalProperties:!1,required:["prefix","upstream"],properties:{prefix:{
$ref:"#/definitions/prefix"},upstream:{$ref:"#/definitions/name"},interface:{$ref:"#/definitions/name"},shared:{type:"boolean"}}},credential_jwt:{type:"object",
additionalProperties:!1,required:["algorithm","secret"],properties:{algorithm:{enum:["HS256","ES256","RS256"]},secret:{$ref:"#/definitions/secret"},key_id:{$ref:"\
#/definitions/setting"},issuer:{$ref:"#/definitions/setting"},subject:{$ref:"#/definitions/setting"},audience:{$ref:"#/definitions/setting"},claims:{type:"objec\
t",propertyNames:{pattern:"^(?!(iss|sub|aud|iat|nbf|exp)$)"},additionalProperties:{type:["string","number","boolean"]}},lifetime:{$ref:"#/definitions/duration"}}},
credential_oauth2:{type:"object",additionalProperties:!1,required:["token_url"],"x-variants":{client_secret:{with:["client_id","client_auth"],required:["client_\
id"]},assertion:{}},properties:{token_url:{$ref:"#/definitions/setting"},client_id:{$ref:"#/definitions/setting"},client_secret:{$ref:"#/definitions/secret"},assertion:{
$ref:"#/definitions/credential_jwt"},scope:{type:"string",minLength:1},form:{type:"object",additionalProperties:{type:"string"}},client_auth:{enum:["basic","bod\
y"]}}},credential_sigv4:{type:"object",additionalProperties:!1,required:["region","service"],"x-variants":{access_key:{with:["secret_key","session_token"],required:[
"secret_key"]},keys_file:{with:["profile"]}},properties:{region:{$ref:"#/definitions/setting"},service:{$ref:"#/definitions/setting"},access_key:{$ref:"#/defini\
tions/setting"},secret_key:{$ref:"#/definitions/secret"},session_token:{$ref:"#/definitions/secret"},keys_file:{$ref:"#/definitions/file_path"},profile:{type:"s\
tring",pattern:"^[^\\[\\]\\s]+$"}}}}},o=Object.prototype.hasOwnProperty,L=Ji().default,ps={type:"object",additionalProperties:!1,properties:{listen:{$ref:"#/def\
initions/listen_address"},metrics:{$ref:"#/definitions/listen_address"},body_limit:{$ref:"#/definitions/size"},bodies:{$ref:"#/definitions/server_bodies"},timeout:{
$ref:"#/definitions/server_timeout"},drain:{$ref:"#/definitions/server_drain"},drains:{$ref:"#/definitions/server_drains"},envelope:{$ref:"#/definitions/name"},
account_page:{$ref:"#/definitions/account_page"},request_id:{$ref:"#/definitions/header_name"},public_url:{type:"string"},trusted_proxies:{type:"array",items:{type:"\
string",pattern:"^[0-9a-fA-F.:]{2,45}(/[0-9]{1,3})?$"},maxItems:100},tracing:{$ref:"#/definitions/server_tracing"}}};var ns=new RegExp("^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$","u");var ds=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u");function Q(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ds.test(e))return Q.errors=[0],!1}else return Q.
errors=[0],!1;return Q.errors=i,r===0}function ji(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ns.test(e))return ji.errors=[0],!1}else return ji.errors=[0],!1;return ji.errors=i,r===0}function Ie(e){
let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ie.errors=[0],!1;if(r===0){if(typeof e=="string"&&!ns.test(e))return Ie.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.env===void 0||!o.call(e,"env"))&&(u="env"))return Ie.errors=[0],!1;{let t=r;for(let n of Object.
keys(e))if(!(n==="env"||n==="default")){return Ie.errors=[0],!1;break}if(t===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;Q(e.env,0)||(i=i===null?Q.errors:i.concat(
Q.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.default!==void 0&&o.call(e,"default")){let n=r;ji(e.default,0)||(i=i===null?ji.errors:i.concat(ji.errors),
r=i.length);var s=n===r}else var s=!0}}}}return Ie.errors=i,r===0}var ms=new RegExp("^[1-9][0-9]{0,11}(B|KiB|MiB|GiB)$","u");function S(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ms.test(e))return S.errors=[0],!1}else
return S.errors=[0],!1;return S.errors=i,r===0}function Or(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="nodes"||t==="kept"||t==="kept_\
per_account")){return Or.errors=[0],!1;break}if(u===r){if(e.nodes!==void 0&&o.call(e,"nodes")){let t=e.nodes,n=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)))return Or.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>1e7||isNaN(t))return Or.errors=[0],!1;if(t<1||isNaN(t))return Or.errors=[0],!1}var s=n===
r}else var s=!0;if(s){if(e.kept!==void 0&&o.call(e,"kept")){let t=r;S(e.kept,0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var s=t===r}else var s=!0;if(s)
if(e.kept_per_account!==void 0&&o.call(e,"kept_per_account")){let t=r;S(e.kept_per_account,0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var s=t===r}else
var s=!0}}}else return Or.errors=[0],!1;return Or.errors=i,r===0}var ys=new RegExp("^[1-9][0-9]{0,11}(ms|s|m|h|d)$","u");function k(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ys.test(e))return k.errors=[0],!1}else return k.
errors=[0],!1;return k.errors=i,r===0}function wi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t===
"headers"||t==="body"||t==="request")){return wi.errors=[0],!1;break}if(u===r){if(e.headers!==void 0&&o.call(e,"headers")){let t=r;k(e.headers,0)||(i=i===null?k.
errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let t=r;k(e.body,0)||(i=i===null?k.errors:i.concat(k.
errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.request!==void 0&&o.call(e,"request")){let t=r;k(e.request,0)||(i=i===null?k.errors:i.concat(k.errors),r=
i.length);var s=t===r}else var s=!0}}}else return wi.errors=[0],!1;return wi.errors=i,r===0}function Ai(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="lame_duck"||t==="limit")){return Ai.
errors=[0],!1;break}if(u===r){if(e.lame_duck!==void 0&&o.call(e,"lame_duck")){let t=r;k(e.lame_duck,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===
r}else var s=!0;if(s)if(e.limit!==void 0&&o.call(e,"limit")){let t=r;k(e.limit,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0}}else
return Ai.errors=[0],!1;return Ai.errors=i,r===0}function qi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="bytes"||t==="per_second")){return qi.
errors=[0],!1;break}if(u===r){if(e.bytes!==void 0&&o.call(e,"bytes")){let t=r;S(e.bytes,0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var s=t===r}else
var s=!0;if(s)if(e.per_second!==void 0&&o.call(e,"per_second")){let t=r;S(e.per_second,0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var s=t===r}else var s=!0}}else
return qi.errors=[0],!1;return qi.errors=i,r===0}var Ti=new RegExp("^[a-z][a-z0-9_]*$","u");function d(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ti.test(e))return d.errors=[0],!1}else return d.errors=
[0],!1;return d.errors=i,r===0}var Mi=new RegExp("^(/|(/[A-Za-z0-9._~-]+)+)$","u");function rr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Mi.test(e))return rr.errors=[0],!1}else return rr.errors=[0],!1;return rr.errors=i,r===0}var vs=new RegExp("^[^\\r\\n\\t]{1,200}$","u");function Ae(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!vs.test(e))return Ae.errors=[0],!1}else return Ae.
errors=[0],!1;return Ae.errors=i,r===0}function D(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(L(e)<1)return D.errors=[0],!1}else return D.errors=[0],!1;return D.errors=i,r===0}function Wr(e){
let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Wr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Mi.test(e))return Wr.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.path===void 0||!o.call(e,"path"))&&(u="path"))return Wr.errors=[0],!1;{let t=r;for(let n of Object.
keys(e))if(!(n==="path"||n==="name"||n==="logo"||n==="contact")){return Wr.errors=[0],!1;break}if(t===r){if(e.path!==void 0&&o.call(e,"path")){let n=r;rr(e.path,
0)||(i=i===null?rr.errors:i.concat(rr.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.name!==void 0&&o.call(e,"name")){let n=r;Ae(e.name,0)||(i=i===null?
Ae.errors:i.concat(Ae.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.logo!==void 0&&o.call(e,"logo")){let n=r;D(e.logo,0)||(i=i===null?D.errors:i.concat(
D.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.contact!==void 0&&o.call(e,"contact")){let n=r;Ae(e.contact,0)||(i=i===null?Ae.errors:i.concat(Ae.errors),
r=i.length);var s=n===r}else var s=!0}}}}}}return Wr.errors=i,r===0}var _s=new RegExp("^[a-z0-9!#$%&'*+.^_`|~-]+$","u");function x(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!_s.test(e))return x.errors=[0],!1}else return x.
errors=[0],!1;return x.errors=i,r===0}var Hi=new RegExp("^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","u");function Yr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Yr.
errors=[0],!1;if(r===0){if(typeof e=="string"&&!Hi.test(e))return Yr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.
keys(e))if(!(t==="env"||t==="file")){return Yr.errors=[0],!1;break}if(u===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;Q(e.env,0)||(i=i===null?Q.errors:i.concat(
Q.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){let t=r;D(e.file,0)||(i=i===null?D.errors:i.concat(D.errors),r=i.length);
var s=t===r}else var s=!0;if(s&&G({env:{},file:{}},e).length!==0)return Yr.errors=[0],!1}}}}return Yr.errors=i,r===0}function pi(e){let i=null,r=0;if(r===0)if(typeof e=="number"&&isFinite(e)){if(e>1||isNaN(e))return pi.errors=[0],!1;if(e<0||isNaN(e))return pi.errors=[0],!1}else
return pi.errors=[0],!1;return pi.errors=i,r===0}function di(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.endpoint===void 0||
!o.call(e,"endpoint"))&&(u="endpoint"))return di.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="endpoint"||n==="sample")){return di.errors=[0],!1;
break}if(t===r){if(e.endpoint!==void 0&&o.call(e,"endpoint")){let n=r;Yr(e.endpoint,0)||(i=i===null?Yr.errors:i.concat(Yr.errors),r=i.length);var s=n===r}else var s=!0;
if(s)if(e.sample!==void 0&&o.call(e,"sample")){let n=r;pi(e.sample,0)||(i=i===null?pi.errors:i.concat(pi.errors),r=i.length);var s=n===r}else var s=!0}}}else return di.
errors=[0],!1;return di.errors=i,r===0}var hs=new RegExp("^[0-9a-fA-F.:]{2,45}(/[0-9]{1,3})?$","u");function tr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="obje\
ct"&&!Array.isArray(e)){let t=r;for(let n of Object.keys(e))if(!o.call(ps.properties,n)){return tr.errors=[0],!1;break}if(t===r){if(e.listen!==void 0&&o.call(e,
"listen")){let n=r;Ie(e.listen,0)||(i=i===null?Ie.errors:i.concat(Ie.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.metrics!==void 0&&o.call(e,"metric\
s")){let n=r;Ie(e.metrics,0)||(i=i===null?Ie.errors:i.concat(Ie.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.body_limit!==void 0&&o.call(e,"body_lim\
it")){let n=r;S(e.body_limit,0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.bodies!==void 0&&o.call(e,"bodies")){let n=r;
Or(e.bodies,0)||(i=i===null?Or.errors:i.concat(Or.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.timeout!==void 0&&o.call(e,"timeout")){let n=r;wi(e.timeout,
0)||(i=i===null?wi.errors:i.concat(wi.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.drain!==void 0&&o.call(e,"drain")){let n=r;Ai(e.drain,0)||(i=i===
null?Ai.errors:i.concat(Ai.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.drains!==void 0&&o.call(e,"drains")){let n=r;qi(e.drains,0)||(i=i===null?qi.
errors:i.concat(qi.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.envelope!==void 0&&o.call(e,"envelope")){let n=r;d(e.envelope,0)||(i=i===null?d.errors:
i.concat(d.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.account_page!==void 0&&o.call(e,"account_page")){let n=r;Wr(e.account_page,0)||(i=i===null?Wr.
errors:i.concat(Wr.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.request_id!==void 0&&o.call(e,"request_id")){let n=r;x(e.request_id,0)||(i=i===null?
x.errors:i.concat(x.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.public_url!==void 0&&o.call(e,"public_url")){let n=r;if(typeof e.public_url!="strin\
g")return tr.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.trusted_proxies!==void 0&&o.call(e,"trusted_proxies")){let n=e.trusted_proxies,l=r;if(r===l)if(Array.
isArray(n)){if(n.length>100)return tr.errors=[0],!1;{var u=!0;let y=n.length;for(let m=0;m<y;m++){let p=n[m],a=r;if(r===a)if(typeof p=="string"){if(!hs.test(p))
return tr.errors=[0],!1}else return tr.errors=[0],!1;var u=a===r;if(!u)break}}}else return tr.errors=[0],!1;var s=l===r}else var s=!0;if(s)if(e.tracing!==void 0&&
o.call(e,"tracing")){let n=r;di(e.tracing,0)||(i=i===null?di.errors:i.concat(di.errors),r=i.length);var s=n===r}else var s=!0}}}}}}}}}}}}}else return tr.errors=
[0],!1;return tr.errors=i,r===0}function F(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return F.errors=[0],!1;if(r===0){if(typeof e=="string"&&L(e)<1)return F.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="env"||t==="default"||t==="file")){return F.errors=
[0],!1;break}if(u===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;Q(e.env,0)||(i=i===null?Q.errors:i.concat(Q.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.default!==void 0&&o.call(e,"default")){let t=e.default,n=r;if(r===n)if(typeof t=="string"){if(L(t)<1)return F.errors=[0],!1}else return F.errors=[0],!1;var s=n===
r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){let t=r;D(e.file,0)||(i=i===null?D.errors:i.concat(D.errors),r=i.length);var s=t===r}else var s=!0;if(s&&
G({env:{with:["default"]},file:{}},e).length!==0)return F.errors=[0],!1}}}}}return F.errors=i,r===0}function ie(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="env"||t==="file")){return ie.errors=
[0],!1;break}if(u===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;Q(e.env,0)||(i=i===null?Q.errors:i.concat(Q.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.file!==void 0&&o.call(e,"file")){let t=r;D(e.file,0)||(i=i===null?D.errors:i.concat(D.errors),r=i.length);var s=t===r}else var s=!0;if(s&&G({env:{},file:{}},
e).length!==0)return ie.errors=[0],!1}}}else return ie.errors=[0],!1;return ie.errors=i,r===0}function Pi(e){let i=null,r=0;return typeof e!="string"?(Pi.errors=[0],!1):e==="viewer"||e==="operator"||e==="admin"?(Pi.errors=i,r===0):(Pi.errors=[0],!1)}var gs=new RegExp(
"^([\\x21\\x23-\\x5B\\x5D-\\x7E]+ )*openid( [\\x21\\x23-\\x5B\\x5D-\\x7E]+)*$","u");function Ze(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let t;if((e.issuer===void 0||!o.call(e,"issuer"))&&(t="issuer")||(e.client_id===void 0||!o.call(e,"client_id"))&&(t="client_id")||(e.client_secret===void 0||
!o.call(e,"client_secret"))&&(t="client_secret")||(e.groups===void 0||!o.call(e,"groups"))&&(t="groups"))return Ze.errors=[0],!1;{let n=r;for(let l of Object.keys(
e))if(!(l==="issuer"||l==="client_id"||l==="client_secret"||l==="scope"||l==="groups_claim"||l==="groups")){return Ze.errors=[0],!1;break}if(n===r){if(e.issuer!==
void 0&&o.call(e,"issuer")){let l=r;F(e.issuer,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.client_id!==void 0&&
o.call(e,"client_id")){let l=r;F(e.client_id,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.client_secret!==void 0&&
o.call(e,"client_secret")){let l=r;ie(e.client_secret,0)||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.scope!==void 0&&
o.call(e,"scope")){let l=e.scope,f=r;if(r===f)if(typeof l=="string"){if(!gs.test(l))return Ze.errors=[0],!1}else return Ze.errors=[0],!1;var s=f===r}else var s=!0;
if(s){if(e.groups_claim!==void 0&&o.call(e,"groups_claim")){let l=e.groups_claim,f=r;if(r===f)if(typeof l=="string"){if(L(l)<1)return Ze.errors=[0],!1}else return Ze.
errors=[0],!1;var s=f===r}else var s=!0;if(s)if(e.groups!==void 0&&o.call(e,"groups")){let l=e.groups,f=r;if(r===f)if(l&&typeof l=="object"&&!Array.isArray(l)){
if(Object.keys(l).length<1)return Ze.errors=[0],!1;for(let m of Object.keys(l)){let p=r;Pi(l[m],0)||(i=i===null?Pi.errors:i.concat(Pi.errors),r=i.length);var u=p===
r;if(!u)break}}else return Ze.errors=[0],!1;var s=f===r}else var s=!0}}}}}}}else return Ze.errors=[0],!1;return Ze.errors=i,r===0}function Jr(e){let i=null,r=0;
if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.listen===void 0||!o.call(e,"listen"))&&(u="listen"))return Jr.errors=[0],!1;{let t=r;for(let n of Object.
keys(e))if(!(n==="listen"||n==="public_url"||n==="oidc")){return Jr.errors=[0],!1;break}if(t===r){if(e.listen!==void 0&&o.call(e,"listen")){let n=r;Ie(e.listen,
0)||(i=i===null?Ie.errors:i.concat(Ie.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.public_url!==void 0&&o.call(e,"public_url")){let n=r;if(typeof e.
public_url!="string")return Jr.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.oidc!==void 0&&o.call(e,"oidc")){let n=r;Ze(e.oidc,0)||(i=i===null?Ze.errors:i.
concat(Ze.errors),r=i.length);var s=n===r}else var s=!0}}}}else return Jr.errors=[0],!1;return Jr.errors=i,r===0}var is=new RegExp("^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$","u");function hr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.
isArray(e)))return hr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!is.test(e))return hr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u=r;
for(let t of Object.keys(e))if(!(t==="env"||t==="default"||t==="file")){return hr.errors=[0],!1;break}if(u===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;Q(e.
env,0)||(i=i===null?Q.errors:i.concat(Q.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let t=e.default,n=r;if(r===
n)if(typeof t=="string"){if(!is.test(t))return hr.errors=[0],!1}else return hr.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){
let t=r;D(e.file,0)||(i=i===null?D.errors:i.concat(D.errors),r=i.length);var s=t===r}else var s=!0;if(s&&G({env:{with:["default"]},file:{}},e).length!==0)return hr.
errors=[0],!1}}}}}return hr.errors=i,r===0}function mi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.url===void 0||!o.call(
e,"url"))&&(u="url"))return mi.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="url"||n==="unwritten"||n==="start_timeout")){return mi.errors=[0],!1;
break}if(t===r){if(e.url!==void 0&&o.call(e,"url")){let n=r;hr(e.url,0)||(i=i===null?hr.errors:i.concat(hr.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.
unwritten!==void 0&&o.call(e,"unwritten")){let n=r;k(e.unwritten,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.start_timeout!==
void 0&&o.call(e,"start_timeout")){let n=r;k(e.start_timeout,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0}}}}else return mi.
errors=[0],!1;return mi.errors=i,r===0}function Er(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="first"||t==="longest"||t==="co\
ncurrency"||t==="claim"||t==="lease")){return Er.errors=[0],!1;break}if(u===r){if(e.first!==void 0&&o.call(e,"first")){let t=r;k(e.first,0)||(i=i===null?k.errors:
i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.longest!==void 0&&o.call(e,"longest")){let t=r;k(e.longest,0)||(i=i===null?k.errors:i.concat(
k.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.concurrency!==void 0&&o.call(e,"concurrency")){let t=e.concurrency,n=r;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t)))return Er.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>1024||isNaN(t))return Er.errors=[0],!1;if(t<1||isNaN(t))return Er.
errors=[0],!1}var s=n===r}else var s=!0;if(s){if(e.claim!==void 0&&o.call(e,"claim")){let t=r;k(e.claim,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);
var s=t===r}else var s=!0;if(s)if(e.lease!==void 0&&o.call(e,"lease")){let t=r;k(e.lease,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else
var s=!0}}}}}else return Er.errors=[0],!1;return Er.errors=i,r===0}function zr(e){let i=null,r=0;if(typeof e!="boolean"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return zr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.
isArray(e)){let u;if((e.env===void 0||!o.call(e,"env"))&&(u="env"))return zr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="env"||n==="default")){
return zr.errors=[0],!1;break}if(t===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;Q(e.env,0)||(i=i===null?Q.errors:i.concat(Q.errors),r=i.length);var s=n===r}else
var s=!0;if(s)if(e.default!==void 0&&o.call(e,"default")){let n=e.default,l=r;if(typeof n!="string")return zr.errors=[0],!1;if(!(n==="0"||n==="1"||n==="false"||
n==="true"))return zr.errors=[0],!1;var s=l===r}else var s=!0}}}return zr.errors=i,r===0}function xi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="timeout"||t==="limit"||t==="tolerance"||t==="shortest"||t==="allow_private")){return xi.errors=[0],!1;
break}if(u===r){if(e.timeout!==void 0&&o.call(e,"timeout")){let t=r;k(e.timeout,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.limit!==void 0&&o.call(e,"limit")){let t=r;S(e.limit,0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.tolerance!==
void 0&&o.call(e,"tolerance")){let t=r;k(e.tolerance,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.shortest!==void 0&&
o.call(e,"shortest")){let t=r;k(e.shortest,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.allow_private!==void 0&&o.
call(e,"allow_private")){let t=r;zr(e.allow_private,0)||(i=i===null?zr.errors:i.concat(zr.errors),r=i.length);var s=t===r}else var s=!0}}}}}else return xi.errors=
[0],!1;return xi.errors=i,r===0}function Ir(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=r;for(let n of Object.keys(e))if(!(n==="allow_hosts"||n==="timeout"||n===
"keep")){return Ir.errors=[0],!1;break}if(t===r){if(e.allow_hosts!==void 0&&o.call(e,"allow_hosts")){let n=e.allow_hosts,l=r;if(r===l)if(Array.isArray(n)){var s=!0;
let f=n.length;for(let y=0;y<f;y++){let m=n[y],p=r;if(r===p)if(typeof m=="string"){if(L(m)<1)return Ir.errors=[0],!1}else return Ir.errors=[0],!1;var s=p===r;if(!s)
break}}else return Ir.errors=[0],!1;var u=l===r}else var u=!0;if(u){if(e.timeout!==void 0&&o.call(e,"timeout")){let n=r;k(e.timeout,0)||(i=i===null?k.errors:i.concat(
k.errors),r=i.length);var u=n===r}else var u=!0;if(u)if(e.keep!==void 0&&o.call(e,"keep")){let n=r;k(e.keep,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);
var u=n===r}else var u=!0}}}else return Ir.errors=[0],!1;return Ir.errors=i,r===0}function Ni(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="usage"||t==="tasks")){return Ni.
errors=[0],!1;break}if(u===r){if(e.usage!==void 0&&o.call(e,"usage")){let t=r;k(e.usage,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else
var s=!0;if(s)if(e.tasks!==void 0&&o.call(e,"tasks")){let t=r;k(e.tasks,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0}}else return Ni.
errors=[0],!1;return Ni.errors=i,r===0}var bs=new RegExp("^off$","u"),$s=new RegExp("^[1-9][0-9]{0,5}/s$","u");function gr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(
e)))return gr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!bs.test(e))return gr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.
keys(e))if(!(t==="keep"||t==="size"||t==="rate"||t==="client")){return gr.errors=[0],!1;break}if(u===r){if(e.keep!==void 0&&o.call(e,"keep")){let t=r;k(e.keep,0)||
(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let t=r;S(e.size,0)||(i=i===null?S.errors:
i.concat(S.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.rate!==void 0&&o.call(e,"rate")){let t=e.rate,n=r;if(r===n)if(typeof t=="string"){if(!$s.test(
t))return gr.errors=[0],!1}else return gr.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.client!==void 0&&o.call(e,"client")){let t=e.client,n=r;if(!(t==="ne\
twork"||t==="full"))return gr.errors=[0],!1;var s=n===r}else var s=!0}}}}}return gr.errors=i,r===0}function Pr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(L(e)>2e3)return Pr.errors=[0],!1;if(L(e)<1)return Pr.errors=[0],!1}else return Pr.errors=[0],!1;
return Pr.errors=i,r===0}var ks=new RegExp("^[A-Za-z0-9][A-Za-z0-9/_.-]{0,31}$","u");function br(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let u=r;for(let t of Object.keys(e))if(!(t==="name"||t==="address"||t==="tax_id"||t==="logo"||t==="footer"||t==="invoice"||t==="tz")){return br.errors=[0],!1;
break}if(u===r){if(e.name!==void 0&&o.call(e,"name")){let t=r;Ae(e.name,0)||(i=i===null?Ae.errors:i.concat(Ae.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.address!==void 0&&o.call(e,"address")){let t=r;Pr(e.address,0)||(i=i===null?Pr.errors:i.concat(Pr.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.
tax_id!==void 0&&o.call(e,"tax_id")){let t=r;Ae(e.tax_id,0)||(i=i===null?Ae.errors:i.concat(Ae.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.logo!==void 0&&
o.call(e,"logo")){let t=r;D(e.logo,0)||(i=i===null?D.errors:i.concat(D.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.footer!==void 0&&o.call(e,"foote\
r")){let t=r;Pr(e.footer,0)||(i=i===null?Pr.errors:i.concat(Pr.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.invoice!==void 0&&o.call(e,"invoice")){let t=e.
invoice,n=r;if(r===n)if(typeof t=="string"){if(!ks.test(t))return br.errors=[0],!1}else return br.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.tz!==void 0&&
o.call(e,"tz")){let t=e.tz,n=r;if(r===n)if(typeof t=="string"){if(L(t)<1)return br.errors=[0],!1}else return br.errors=[0],!1;var s=n===r}else var s=!0}}}}}}}else
return br.errors=[0],!1;return br.errors=i,r===0}var js=new RegExp("^[A-Z]{3}$","u");function Xe(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!js.test(e))return Xe.errors=[0],!1}else return Xe.errors=[
0],!1;return Xe.errors=i,r===0}var ws=new RegExp("^(?!0(\\.0*)?$)(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$","u");function Dr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ws.test(e))return Dr.
errors=[0],!1}else return Dr.errors=[0],!1;return Dr.errors=i,r===0}var As=new RegExp("^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$","u");function W(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!As.test(e))return W.errors=[0],!1}else
return W.errors=[0],!1;return W.errors=i,r===0}function Pe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.code===void 0||!o.
call(e,"code"))&&(n="code"))return Pe.errors=[0],!1;{let l=r;for(let f of Object.keys(e))if(!(f==="code"||f==="rates"||f==="overdraft"||f==="time_zone"||f==="lo\
w_wallet"||f==="price_change_factor")){return Pe.errors=[0],!1;break}if(l===r){if(e.code!==void 0&&o.call(e,"code")){let f=r;Xe(e.code,0)||(i=i===null?Xe.errors:
i.concat(Xe.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.rates!==void 0&&o.call(e,"rates")){let f=e.rates,y=r;if(r===y)if(f&&typeof f=="object"&&!Array.
isArray(f)){for(let p of Object.keys(f)){let a=r;Xe(p,0)||(i=i===null?Xe.errors:i.concat(Xe.errors),r=i.length);var u=a===r;if(!u){return i===null?i=[0]:i.push(
0),r++,Pe.errors=i,!1;break}}if(u)for(let p of Object.keys(f)){let a=r;Dr(f[p],0)||(i=i===null?Dr.errors:i.concat(Dr.errors),r=i.length);var t=a===r;if(!t)break}}else
return Pe.errors=[0],!1;var s=y===r}else var s=!0;if(s){if(e.overdraft!==void 0&&o.call(e,"overdraft")){let f=r;W(e.overdraft,0)||(i=i===null?W.errors:i.concat(
W.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.time_zone!==void 0&&o.call(e,"time_zone")){let f=e.time_zone,y=r;if(r===y)if(typeof f=="string"){if(L(
f)<1)return Pe.errors=[0],!1}else return Pe.errors=[0],!1;var s=y===r}else var s=!0;if(s){if(e.low_wallet!==void 0&&o.call(e,"low_wallet")){let f=r;W(e.low_wallet,
0)||(i=i===null?W.errors:i.concat(W.errors),r=i.length);var s=f===r}else var s=!0;if(s)if(e.price_change_factor!==void 0&&o.call(e,"price_change_factor")){let f=e.
price_change_factor,y=r;if(r===y)if(typeof f=="number"&&isFinite(f)){if(f>1e9||isNaN(f))return Pe.errors=[0],!1;if(f<1||isNaN(f))return Pe.errors=[0],!1}else return Pe.
errors=[0],!1;var s=y===r}else var s=!0}}}}}}}else return Pe.errors=[0],!1;return Pe.errors=i,r===0}var M=rs().default;var qs=new RegExp("^(0|[1-9][0-9]{0,11})/min$","u");function er(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!qs.test(e))return er.errors=[0],!1}else return er.
errors=[0],!1;return er.errors=i,r===0}function ee(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.by===void 0||!o.call(e,"b\
y"))&&(n="by"))return ee.errors=[0],!1;{let l=r;for(let f of Object.keys(e))if(!(f==="by"||f==="models"||f==="requests"||f==="tokens"||f==="concurrent_requests"||
f==="concurrent_tasks"||f==="spend_per_day"||f==="spend_per_month")){return ee.errors=[0],!1;break}if(l===r){if(e.by!==void 0&&o.call(e,"by")){let f=e.by,y=r;if(r===
y)if(Array.isArray(f)){if(f.length<1)return ee.errors=[0],!1;{var s=!0;let m=f.length;for(let p=0;p<m;p++){let a=f[p],c=r;if(!(a==="key"||a==="account"||a==="mo\
del"))return ee.errors=[0],!1;var s=c===r;if(!s)break}if(s){let p=f.length,a;if(p>1){e:for(;p--;)for(a=p;a--;)if(M(f[p],f[a])){return ee.errors=[0],!1;break e}}}}}else
return ee.errors=[0],!1;var u=y===r}else var u=!0;if(u){if(e.models!==void 0&&o.call(e,"models")){let f=e.models,y=r;if(r===y)if(Array.isArray(f)){if(f.length<1)
return ee.errors=[0],!1;{var t=!0;let p=f.length;for(let a=0;a<p;a++){let c=f[a],v=r;if(r===v)if(typeof c=="string"){if(L(c)<1)return ee.errors=[0],!1}else return ee.
errors=[0],!1;var t=v===r;if(!t)break}if(t){let a=f.length,c;if(a>1){let v={};for(;a--;){let h=f[a];if(typeof h=="string"){if(typeof v[h]=="number"){return c=v[h],
ee.errors=[0],!1;break}v[h]=a}}}}}}else return ee.errors=[0],!1;var u=y===r}else var u=!0;if(u){if(e.requests!==void 0&&o.call(e,"requests")){let f=r;er(e.requests,
0)||(i=i===null?er.errors:i.concat(er.errors),r=i.length);var u=f===r}else var u=!0;if(u){if(e.tokens!==void 0&&o.call(e,"tokens")){let f=r;er(e.tokens,0)||(i=i===
null?er.errors:i.concat(er.errors),r=i.length);var u=f===r}else var u=!0;if(u){if(e.concurrent_requests!==void 0&&o.call(e,"concurrent_requests")){let f=e.concurrent_requests,
y=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return ee.errors=[0],!1;if(r===y&&typeof f=="number"&&isFinite(f)){if(f>1e6||isNaN(f))return ee.errors=
[0],!1;if(f<0||isNaN(f))return ee.errors=[0],!1}var u=y===r}else var u=!0;if(u){if(e.concurrent_tasks!==void 0&&o.call(e,"concurrent_tasks")){let f=e.concurrent_tasks,
y=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return ee.errors=[0],!1;if(r===y&&typeof f=="number"&&isFinite(f)){if(f>1e6||isNaN(f))return ee.errors=
[0],!1;if(f<0||isNaN(f))return ee.errors=[0],!1}var u=y===r}else var u=!0;if(u){if(e.spend_per_day!==void 0&&o.call(e,"spend_per_day")){let f=r;W(e.spend_per_day,
0)||(i=i===null?W.errors:i.concat(W.errors),r=i.length);var u=f===r}else var u=!0;if(u)if(e.spend_per_month!==void 0&&o.call(e,"spend_per_month")){let f=r;W(e.spend_per_month,
0)||(i=i===null?W.errors:i.concat(W.errors),r=i.length);var u=f===r}else var u=!0}}}}}}}}}else return ee.errors=[0],!1;return ee.errors=i,r===0}var Ps={type:"ob\
ject",additionalProperties:!1,properties:{url:{$ref:"#/definitions/upstream_url"},targets:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},
additionalProperties:{$ref:"#/definitions/upstream_target"}},move_on:{type:"array",items:{type:"integer",minimum:400,maximum:599},uniqueItems:!0},health:{$ref:"\
#/definitions/upstream_health"},optional:{type:"boolean"},auth:{$ref:"#/definitions/credential"},headers:{type:"object",minProperties:1,propertyNames:{$ref:"#/d\
efinitions/header_name"},additionalProperties:{$ref:"#/definitions/setting"}},query:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/query_name"},
additionalProperties:{type:"string",minLength:1}},maintenance:{$ref:"#/definitions/maintenance"},timeout:{$ref:"#/definitions/upstream_timeout"},connections:{type:"\
integer",minimum:1,maximum:1e6},credential_refused:{enum:["upstream_failed_on_401","upstream_failed","pass_on"]}}};function Ue(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ue.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Hi.test(
e))return Ue.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="env"||t==="default"||t==="file")){return Ue.
errors=[0],!1;break}if(u===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;Q(e.env,0)||(i=i===null?Q.errors:i.concat(Q.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.default!==void 0&&o.call(e,"default")){let t=e.default,n=r;if(r===n)if(typeof t=="string"){if(!Hi.test(t))return Ue.errors=[0],!1}else return Ue.errors=
[0],!1;var s=n===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){let t=r;D(e.file,0)||(i=i===null?D.errors:i.concat(D.errors),r=i.length);var s=t===
r}else var s=!0;if(s&&G({env:{with:["default"]},file:{}},e).length!==0)return Ue.errors=[0],!1}}}}}return Ue.errors=i,r===0}var xs=new RegExp("^[A-Za-z][A-Za-z0-9-]*$","u");function Cr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!xs.test(e))return Cr.errors=[0],!1}else return Cr.
errors=[0],!1;return Cr.errors=i,r===0}var Ns=new RegExp("^(?!(iss|sub|aud|iat|nbf|exp)$)","u");function Ee(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.algorithm===
void 0||!o.call(e,"algorithm"))&&(n="algorithm")||(e.secret===void 0||!o.call(e,"secret"))&&(n="secret"))return Ee.errors=[0],!1;{let l=r;for(let f of Object.keys(
e))if(!(f==="algorithm"||f==="secret"||f==="key_id"||f==="issuer"||f==="subject"||f==="audience"||f==="claims"||f==="lifetime")){return Ee.errors=[0],!1;break}if(l===
r){if(e.algorithm!==void 0&&o.call(e,"algorithm")){let f=e.algorithm,y=r;if(!(f==="HS256"||f==="ES256"||f==="RS256"))return Ee.errors=[0],!1;var s=y===r}else var s=!0;
if(s){if(e.secret!==void 0&&o.call(e,"secret")){let f=r;ie(e.secret,0)||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.
key_id!==void 0&&o.call(e,"key_id")){let f=r;F(e.key_id,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.issuer!==void 0&&
o.call(e,"issuer")){let f=r;F(e.issuer,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.subject!==void 0&&o.call(e,"\
subject")){let f=r;F(e.subject,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.audience!==void 0&&o.call(e,"audienc\
e")){let f=r;F(e.audience,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.claims!==void 0&&o.call(e,"claims")){let f=e.
claims,y=r;if(r===y)if(f&&typeof f=="object"&&!Array.isArray(f)){for(let p of Object.keys(f)){let a=r;typeof p=="string"&&(Ns.test(p)||(i===null?i=[0]:i.push(0),
r++));var u=a===r;if(!u){return i===null?i=[0]:i.push(0),r++,Ee.errors=i,!1;break}}if(u)for(let p of Object.keys(f)){let a=f[p],c=r;if(typeof a!="string"&&!(typeof a==
"number"&&isFinite(a))&&typeof a!="boolean")return Ee.errors=[0],!1;var t=c===r;if(!t)break}}else return Ee.errors=[0],!1;var s=y===r}else var s=!0;if(s)if(e.lifetime!==
void 0&&o.call(e,"lifetime")){let f=r;k(e.lifetime,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=f===r}else var s=!0}}}}}}}}}else return Ee.errors=
[0],!1;return Ee.errors=i,r===0}function Re(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.token_url===void 0||!o.call(e,"token_url"))&&(t="token_url"))return Re.
errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="token_url"||l==="client_id"||l==="client_secret"||l==="assertion"||l==="scope"||l==="form"||l==="cl\
ient_auth")){return Re.errors=[0],!1;break}if(n===r){if(e.token_url!==void 0&&o.call(e,"token_url")){let l=r;F(e.token_url,0)||(i=i===null?F.errors:i.concat(F.errors),
r=i.length);var s=l===r}else var s=!0;if(s){if(e.client_id!==void 0&&o.call(e,"client_id")){let l=r;F(e.client_id,0)||(i=i===null?F.errors:i.concat(F.errors),r=
i.length);var s=l===r}else var s=!0;if(s){if(e.client_secret!==void 0&&o.call(e,"client_secret")){let l=r;ie(e.client_secret,0)||(i=i===null?ie.errors:i.concat(
ie.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.assertion!==void 0&&o.call(e,"assertion")){let l=r;Ee(e.assertion,0)||(i=i===null?Ee.errors:i.concat(
Ee.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.scope!==void 0&&o.call(e,"scope")){let l=e.scope,f=r;if(r===f)if(typeof l=="string"){if(L(l)<1)return Re.
errors=[0],!1}else return Re.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.form!==void 0&&o.call(e,"form")){let l=e.form,f=r;if(r===f)if(l&&typeof l=="obje\
ct"&&!Array.isArray(l))for(let m of Object.keys(l)){let p=r;if(typeof l[m]!="string")return Re.errors=[0],!1;var u=p===r;if(!u)break}else return Re.errors=[0],!1;
var s=f===r}else var s=!0;if(s){if(e.client_auth!==void 0&&o.call(e,"client_auth")){let l=e.client_auth,f=r;if(!(l==="basic"||l==="body"))return Re.errors=[0],!1;
var s=f===r}else var s=!0;if(s&&G({client_secret:{with:["client_id","client_auth"],required:["client_id"]},assertion:{}},e).length!==0)return Re.errors=[0],!1}}}}}}}}}else
return Re.errors=[0],!1;return Re.errors=i,r===0}var Os=new RegExp("^[^\\[\\]\\s]+$","u");function $r(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.region===void 0||!o.call(
e,"region"))&&(u="region")||(e.service===void 0||!o.call(e,"service"))&&(u="service"))return $r.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="reg\
ion"||n==="service"||n==="access_key"||n==="secret_key"||n==="session_token"||n==="keys_file"||n==="profile")){return $r.errors=[0],!1;break}if(t===r){if(e.region!==
void 0&&o.call(e,"region")){let n=r;F(e.region,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.service!==void 0&&o.
call(e,"service")){let n=r;F(e.service,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.access_key!==void 0&&o.call(
e,"access_key")){let n=r;F(e.access_key,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.secret_key!==void 0&&o.call(
e,"secret_key")){let n=r;ie(e.secret_key,0)||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.session_token!==void 0&&
o.call(e,"session_token")){let n=r;ie(e.session_token,0)||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.keys_file!==
void 0&&o.call(e,"keys_file")){let n=r;D(e.keys_file,0)||(i=i===null?D.errors:i.concat(D.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.profile!==void 0&&
o.call(e,"profile")){let n=e.profile,l=r;if(r===l)if(typeof n=="string"){if(!Os.test(n))return $r.errors=[0],!1}else return $r.errors=[0],!1;var s=l===r}else var s=!0;
if(s&&G({access_key:{with:["secret_key","session_token"],required:["secret_key"]},keys_file:{with:["profile"]}},e).length!==0)return $r.errors=[0],!1}}}}}}}}}else
return $r.errors=[0],!1;return $r.errors=i,r===0}function Nr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.
keys(e))if(!(t==="header"||t==="scheme"||t==="secret"||t==="token_file"||t==="jwt"||t==="oauth2"||t==="sigv4")){return Nr.errors=[0],!1;break}if(u===r){if(e.header!==
void 0&&o.call(e,"header")){let t=r;x(e.header,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.scheme!==void 0&&o.call(
e,"scheme")){let t=r;Cr(e.scheme,0)||(i=i===null?Cr.errors:i.concat(Cr.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.secret!==void 0&&o.call(e,"secre\
t")){let t=r;ie(e.secret,0)||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.token_file!==void 0&&o.call(e,"token_fil\
e")){let t=r;D(e.token_file,0)||(i=i===null?D.errors:i.concat(D.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.jwt!==void 0&&o.call(e,"jwt")){let t=r;
Ee(e.jwt,0)||(i=i===null?Ee.errors:i.concat(Ee.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.oauth2!==void 0&&o.call(e,"oauth2")){let t=r;Re(e.oauth2,
0)||(i=i===null?Re.errors:i.concat(Re.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.sigv4!==void 0&&o.call(e,"sigv4")){let t=r;$r(e.sigv4,0)||(i=i===
null?$r.errors:i.concat($r.errors),r=i.length);var s=t===r}else var s=!0;if(s&&G({secret:{with:["header","scheme"],required:["header"]},token_file:{with:["heade\
r","scheme"]},jwt:{with:["header","scheme"]},oauth2:{with:["header","scheme"]},sigv4:{}},e).length!==0)return Nr.errors=[0],!1}}}}}}}}else return Nr.errors=[0],
!1;return Nr.errors=i,r===0}function Fr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="ur\
l"||t==="auth"||t==="weight")){return Fr.errors=[0],!1;break}if(u===r){if(e.url!==void 0&&o.call(e,"url")){let t=r;Ue(e.url,0)||(i=i===null?Ue.errors:i.concat(Ue.
errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.auth!==void 0&&o.call(e,"auth")){let t=r;Nr(e.auth,0)||(i=i===null?Nr.errors:i.concat(Nr.errors),r=i.length);
var s=t===r}else var s=!0;if(s)if(e.weight!==void 0&&o.call(e,"weight")){let t=e.weight,n=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return Fr.errors=
[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>1e3||isNaN(t))return Fr.errors=[0],!1;if(t<0||isNaN(t))return Fr.errors=[0],!1}var s=n===r}else var s=!0}}}else
return Fr.errors=[0],!1;return Fr.errors=i,r===0}function he(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="failures"||t==="ratio"||t==="r\
equests"||t==="window"||t==="open"||t==="slow"||t==="longest")){return he.errors=[0],!1;break}if(u===r){if(e.failures!==void 0&&o.call(e,"failures")){let t=e.failures,
n=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return he.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t))return he.errors=
[0],!1;if(t<1||isNaN(t))return he.errors=[0],!1}var s=n===r}else var s=!0;if(s){if(e.ratio!==void 0&&o.call(e,"ratio")){let t=e.ratio,n=r;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t)))return he.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t))return he.errors=[0],!1;if(t<1||isNaN(t))return he.
errors=[0],!1}var s=n===r}else var s=!0;if(s){if(e.requests!==void 0&&o.call(e,"requests")){let t=e.requests,n=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)))return he.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t))return he.errors=[0],!1;if(t<1||isNaN(t))return he.errors=[0],!1}var s=n===
r}else var s=!0;if(s){if(e.window!==void 0&&o.call(e,"window")){let t=r;k(e.window,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.open!==void 0&&o.call(e,"open")){let t=r;k(e.open,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.slow!==
void 0&&o.call(e,"slow")){let t=r;k(e.slow,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.longest!==void 0&&o.call(
e,"longest")){let t=r;k(e.longest,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0}}}}}}}else return he.errors=[0],!1;return he.
errors=i,r===0}var Es=new RegExp("^[^\\s&=#?/]+$","u");function P(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Es.test(e))return P.errors=[0],!1}else return P.errors=
[0],!1;return P.errors=i,r===0}function Le(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="text"||t==="retry_after")){return Le.
errors=[0],!1;break}if(u===r){if(e.text!==void 0&&o.call(e,"text")){let t=e.text,n=r;if(r===n)if(typeof t=="string"){if(L(t)<1)return Le.errors=[0],!1}else return Le.
errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.retry_after!==void 0&&o.call(e,"retry_after")){let t=r;k(e.retry_after,0)||(i=i===null?k.errors:i.concat(k.errors),
r=i.length);var s=t===r}else var s=!0}}else return Le.errors=[0],!1;return Le.errors=i,r===0}function Oi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="connect"||t==="headers"||t==="\
idle")){return Oi.errors=[0],!1;break}if(u===r){if(e.connect!==void 0&&o.call(e,"connect")){let t=r;k(e.connect,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.
length);var s=t===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let t=r;k(e.headers,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);
var s=t===r}else var s=!0;if(s)if(e.idle!==void 0&&o.call(e,"idle")){let t=r;k(e.idle,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0}}}else
return Oi.errors=[0],!1;return Oi.errors=i,r===0}function V(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p=r;for(let a of Object.
keys(e))if(!o.call(Ps.properties,a)){return V.errors=[0],!1;break}if(p===r){if(e.url!==void 0&&o.call(e,"url")){let a=r;Ue(e.url,0)||(i=i===null?Ue.errors:i.concat(
Ue.errors),r=i.length);var s=a===r}else var s=!0;if(s){if(e.targets!==void 0&&o.call(e,"targets")){let a=e.targets,c=r;if(r===c)if(a&&typeof a=="object"&&!Array.
isArray(a)){if(Object.keys(a).length<1)return V.errors=[0],!1;for(let h of Object.keys(a)){let g=r;d(h,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var u=g===
r;if(!u){return i===null?i=[0]:i.push(0),r++,V.errors=i,!1;break}}if(u)for(let h of Object.keys(a)){let g=r;Fr(a[h],0)||(i=i===null?Fr.errors:i.concat(Fr.errors),
r=i.length);var t=g===r;if(!t)break}}else return V.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.move_on!==void 0&&o.call(e,"move_on")){let a=e.move_on,c=r;
if(r===c)if(Array.isArray(a)){var n=!0;let h=a.length;for(let g=0;g<h;g++){let _=a[g],w=r;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return V.errors=
[0],!1;if(r===w&&typeof _=="number"&&isFinite(_)){if(_>599||isNaN(_))return V.errors=[0],!1;if(_<400||isNaN(_))return V.errors=[0],!1}var n=w===r;if(!n)break}if(n){
let g=a.length,_;if(g>1){let w={};for(;g--;){let $=a[g];if(typeof $=="number"&&!($%1)&&!isNaN($)&&isFinite($)){if(typeof w[$]=="number"){return _=w[$],V.errors=
[0],!1;break}w[$]=g}}}}}else return V.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.health!==void 0&&o.call(e,"health")){let a=r;he(e.health,0)||(i=i===null?
he.errors:i.concat(he.errors),r=i.length);var s=a===r}else var s=!0;if(s){if(e.optional!==void 0&&o.call(e,"optional")){let a=r;if(typeof e.optional!="boolean")
return V.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.auth!==void 0&&o.call(e,"auth")){let a=r;Nr(e.auth,0)||(i=i===null?Nr.errors:i.concat(Nr.errors),r=i.
length);var s=a===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let a=e.headers,c=r;if(r===c)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.
keys(a).length<1)return V.errors=[0],!1;for(let h of Object.keys(a)){let g=r;x(h,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var l=g===r;if(!l){return i===
null?i=[0]:i.push(0),r++,V.errors=i,!1;break}}if(l)for(let h of Object.keys(a)){let g=r;F(a[h],0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var f=g===
r;if(!f)break}}else return V.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let a=e.query,c=r;if(r===c)if(a&&typeof a=="o\
bject"&&!Array.isArray(a)){if(Object.keys(a).length<1)return V.errors=[0],!1;for(let h of Object.keys(a)){let g=r;P(h,0)||(i=i===null?P.errors:i.concat(P.errors),
r=i.length);var y=g===r;if(!y){return i===null?i=[0]:i.push(0),r++,V.errors=i,!1;break}}if(y)for(let h of Object.keys(a)){let g=a[h],_=r;if(r===_)if(typeof g=="\
string"){if(L(g)<1)return V.errors=[0],!1}else return V.errors=[0],!1;var m=_===r;if(!m)break}}else return V.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.
maintenance!==void 0&&o.call(e,"maintenance")){let a=r;Le(e.maintenance,0)||(i=i===null?Le.errors:i.concat(Le.errors),r=i.length);var s=a===r}else var s=!0;if(s){
if(e.timeout!==void 0&&o.call(e,"timeout")){let a=r;Oi(e.timeout,0)||(i=i===null?Oi.errors:i.concat(Oi.errors),r=i.length);var s=a===r}else var s=!0;if(s){if(e.
connections!==void 0&&o.call(e,"connections")){let a=e.connections,c=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return V.errors=[0],!1;if(r===c&&
typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return V.errors=[0],!1;if(a<1||isNaN(a))return V.errors=[0],!1}var s=c===r}else var s=!0;if(s)if(e.credential_refused!==
void 0&&o.call(e,"credential_refused")){let a=e.credential_refused,c=r;if(!(a==="upstream_failed_on_401"||a==="upstream_failed"||a==="pass_on"))return V.errors=
[0],!1;var s=c===r}else var s=!0}}}}}}}}}}}}else return V.errors=[0],!1;return V.errors=i,r===0}var zs={type:"object",additionalProperties:!1,properties:{unit:{
$ref:"#/definitions/unit"},by:{type:"array",items:{$ref:"#/definitions/name"},uniqueItems:!0},table:{$ref:"#/definitions/price_table"},currency:{$ref:"#/definit\
ions/currency_code"},rate:{$ref:"#/definitions/rate_of_exchange"},hours:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/price_hours"}},bands:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/pric\
e_bands"}},from:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/price_start"},additionalProperties:{$ref:"#/definitions/price_table"}},minimum:{
$ref:"#/definitions/amount"},round_up_to:{type:"integer",minimum:1,maximum:1e9},of:{$ref:"#/definitions/name"},factor:{type:"string",pattern:"^(?!0(\\.0*)?$)(0|[\
1-9][0-9]?|100(?=$|\\.0+$))(\\.[0-9]{1,9})?$"},round:{type:"string",enum:["up","half_up","down"]},decimals:{type:"integer",minimum:0,maximum:12},list:{$ref:"#/d\
efinitions/name"},example:{type:"boolean"}},"x-variants":{unit:{with:["by","table","currency","rate","hours","bands","from","minimum","round_up_to"],required:["\
by","table"]},of:{with:["table","factor","round","decimals"]}},dependencies:{rate:["currency"]}};function qe(e){let i=null,r=0;return typeof e!="string"?(qe.errors=[0],!1):e==="second"||e==="million_tokens"||e==="request"||e==="image"||e==="character"||e===
"million_characters"||e==="byte"||e==="million_bytes"||e==="currency"?(qe.errors=i,r===0):(qe.errors=[0],!1)}var Is=new RegExp("^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,12})?$","u"),Ci={validate:yr};function yr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.
isArray(e)))return yr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Is.test(e))return yr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.
keys(e).length<1)return yr.errors=[0],!1;for(let u of Object.keys(e)){let t=r;Ci.validate(e[u],0)||(i=i===null?Ci.validate.errors:i.concat(Ci.validate.errors),r=
i.length);var s=t===r;if(!s)break}}}return yr.errors=i,r===0}function xe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.during===void 0||!o.call(e,"during"))&&(n="during")||(e.otherwise===
void 0||!o.call(e,"otherwise"))&&(n="otherwise"))return xe.errors=[0],!1;{let l=r;for(let f of Object.keys(e))if(!(f==="zone"||f==="during"||f==="otherwise")){return xe.
errors=[0],!1;break}if(l===r){if(e.zone!==void 0&&o.call(e,"zone")){let f=e.zone,y=r;if(r===y)if(typeof f=="string"){if(L(f)<1)return xe.errors=[0],!1}else return xe.
errors=[0],!1;var s=y===r}else var s=!0;if(s){if(e.during!==void 0&&o.call(e,"during")){let f=e.during,y=r;if(r===y)if(f&&typeof f=="object"&&!Array.isArray(f)){
if(Object.keys(f).length<1)return xe.errors=[0],!1;for(let p of Object.keys(f)){let a=r;d(p,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var u=a===r;
if(!u){return i===null?i=[0]:i.push(0),r++,xe.errors=i,!1;break}}if(u)for(let p of Object.keys(f)){let a=f[p],c=r;if(r===c)if(typeof a=="string"){if(L(a)<1)return xe.
errors=[0],!1}else return xe.errors=[0],!1;var t=c===r;if(!t)break}}else return xe.errors=[0],!1;var s=y===r}else var s=!0;if(s)if(e.otherwise!==void 0&&o.call(
e,"otherwise")){let f=r;d(e.otherwise,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=f===r}else var s=!0}}}}else return xe.errors=[0],!1;return xe.
errors=i,r===0}function ge(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.of===void 0||!o.call(e,"of"))&&(f="of")||(e.up_to===void 0||!o.call(
e,"up_to"))&&(f="up_to")||(e.above===void 0||!o.call(e,"above"))&&(f="above"))return ge.errors=[0],!1;{let y=r;for(let m of Object.keys(e))if(!(m==="of"||m==="u\
p_to"||m==="above"||m==="marginal")){return ge.errors=[0],!1;break}if(y===r){if(e.of!==void 0&&o.call(e,"of")){let m=e.of,p=r,a=r,c=!1,v=r;d(m,0)||(i=i===null?d.
errors:i.concat(d.errors),r=i.length);var s=v===r;if(c=c||s,!c){let h=r;if(r===h)if(Array.isArray(m))if(m.length<1)i===null?i=[0]:i.push(0),r++;else{var u=!0;let _=m.
length;for(let w=0;w<_;w++){let $=r;d(m[w],0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var u=$===r;if(!u)break}if(u){let w=m.length,$;if(w>1){e:for(;w--;)
for($=w;$--;)if(M(m[w],m[$])){i===null?i=[0]:i.push(0),r++;break e}}}}else i===null?i=[0]:i.push(0),r++;var s=h===r;c=c||s}if(c)r=a,i!==null&&(a?i.length=a:i=null);else
return i===null?i=[0]:i.push(0),r++,ge.errors=i,!1;var t=p===r}else var t=!0;if(t){if(e.up_to!==void 0&&o.call(e,"up_to")){let m=e.up_to,p=r;if(r===p)if(m&&typeof m==
"object"&&!Array.isArray(m)){if(Object.keys(m).length<1)return ge.errors=[0],!1;for(let c of Object.keys(m)){let v=r;d(c,0)||(i=i===null?d.errors:i.concat(d.errors),
r=i.length);var n=v===r;if(!n){return i===null?i=[0]:i.push(0),r++,ge.errors=i,!1;break}}if(n)for(let c of Object.keys(m)){let v=m[c],h=r;if(!(typeof v=="number"&&
!(v%1)&&!isNaN(v)&&isFinite(v)))return ge.errors=[0],!1;if(r===h&&typeof v=="number"&&isFinite(v)){if(v>1e9||isNaN(v))return ge.errors=[0],!1;if(v<0||isNaN(v))return ge.
errors=[0],!1}var l=h===r;if(!l)break}}else return ge.errors=[0],!1;var t=p===r}else var t=!0;if(t){if(e.above!==void 0&&o.call(e,"above")){let m=r;d(e.above,0)||
(i=i===null?d.errors:i.concat(d.errors),r=i.length);var t=m===r}else var t=!0;if(t)if(e.marginal!==void 0&&o.call(e,"marginal")){let m=r;if(typeof e.marginal!="\
boolean")return ge.errors=[0],!1;var t=m===r}else var t=!0}}}}}else return ge.errors=[0],!1;return ge.errors=i,r===0}var Fs=new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])(T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?(Z|[+-][0-9]{2}:[0-5][0-9]))?$","u");function Hr(e){
let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Fs.test(e))return Hr.errors=[0],!1}else return Hr.errors=[0],!1;return Hr.errors=i,r===0}var Ls=new RegExp("^\
(?!0(\\.0*)?$)(0|[1-9][0-9]?|100(?=$|\\.0+$))(\\.[0-9]{1,9})?$","u");function H(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p=r;
for(let a of Object.keys(e))if(!o.call(zs.properties,a)){return H.errors=[0],!1;break}if(p===r){let a;if(e.rate!==void 0&&o.call(e,"rate")&&(e.currency===void 0||
!o.call(e,"currency"))&&(a="currency"))return H.errors=[0],!1;if(e.unit!==void 0&&o.call(e,"unit")){let c=r;qe(e.unit,0)||(i=i===null?qe.errors:i.concat(qe.errors),
r=i.length);var s=c===r}else var s=!0;if(s){if(e.by!==void 0&&o.call(e,"by")){let c=e.by,v=r;if(r===v)if(Array.isArray(c)){var u=!0;let g=c.length;for(let _=0;_<
g;_++){let w=r;d(c[_],0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var u=w===r;if(!u)break}if(u){let _=c.length,w;if(_>1){e:for(;_--;)for(w=_;w--;)if(M(
c[_],c[w])){return H.errors=[0],!1;break e}}}}else return H.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.table!==void 0&&o.call(e,"table")){let c=r;yr(e.table,
0)||(i=i===null?yr.errors:i.concat(yr.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.currency!==void 0&&o.call(e,"currency")){let c=r;Xe(e.currency,0)||
(i=i===null?Xe.errors:i.concat(Xe.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.rate!==void 0&&o.call(e,"rate")){let c=r;Dr(e.rate,0)||(i=i===null?Dr.
errors:i.concat(Dr.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.hours!==void 0&&o.call(e,"hours")){let c=e.hours,v=r;if(r===v)if(c&&typeof c=="objec\
t"&&!Array.isArray(c)){if(Object.keys(c).length<1)return H.errors=[0],!1;for(let g of Object.keys(c)){let _=r;d(g,0)||(i=i===null?d.errors:i.concat(d.errors),r=
i.length);var t=_===r;if(!t){return i===null?i=[0]:i.push(0),r++,H.errors=i,!1;break}}if(t)for(let g of Object.keys(c)){let _=r;xe(c[g],0)||(i=i===null?xe.errors:
i.concat(xe.errors),r=i.length);var n=_===r;if(!n)break}}else return H.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.bands!==void 0&&o.call(e,"bands")){let c=e.
bands,v=r;if(r===v)if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length<1)return H.errors=[0],!1;for(let g of Object.keys(c)){let _=r;d(g,0)||(i=
i===null?d.errors:i.concat(d.errors),r=i.length);var l=_===r;if(!l){return i===null?i=[0]:i.push(0),r++,H.errors=i,!1;break}}if(l)for(let g of Object.keys(c)){let _=r;
ge(c[g],0)||(i=i===null?ge.errors:i.concat(ge.errors),r=i.length);var f=_===r;if(!f)break}}else return H.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.from!==
void 0&&o.call(e,"from")){let c=e.from,v=r;if(r===v)if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length<1)return H.errors=[0],!1;for(let g of Object.
keys(c)){let _=r;Hr(g,0)||(i=i===null?Hr.errors:i.concat(Hr.errors),r=i.length);var y=_===r;if(!y){return i===null?i=[0]:i.push(0),r++,H.errors=i,!1;break}}if(y)
for(let g of Object.keys(c)){let _=r;yr(c[g],0)||(i=i===null?yr.errors:i.concat(yr.errors),r=i.length);var m=_===r;if(!m)break}}else return H.errors=[0],!1;var s=v===
r}else var s=!0;if(s){if(e.minimum!==void 0&&o.call(e,"minimum")){let c=r;W(e.minimum,0)||(i=i===null?W.errors:i.concat(W.errors),r=i.length);var s=c===r}else var s=!0;
if(s){if(e.round_up_to!==void 0&&o.call(e,"round_up_to")){let c=e.round_up_to,v=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return H.errors=[0],!1;
if(r===v&&typeof c=="number"&&isFinite(c)){if(c>1e9||isNaN(c))return H.errors=[0],!1;if(c<1||isNaN(c))return H.errors=[0],!1}var s=v===r}else var s=!0;if(s){if(e.
of!==void 0&&o.call(e,"of")){let c=r;d(e.of,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.factor!==void 0&&o.call(
e,"factor")){let c=e.factor,v=r;if(r===v)if(typeof c=="string"){if(!Ls.test(c))return H.errors=[0],!1}else return H.errors=[0],!1;var s=v===r}else var s=!0;if(s){
if(e.round!==void 0&&o.call(e,"round")){let c=e.round,v=r;if(typeof c!="string")return H.errors=[0],!1;if(!(c==="up"||c==="half_up"||c==="down"))return H.errors=
[0],!1;var s=v===r}else var s=!0;if(s){if(e.decimals!==void 0&&o.call(e,"decimals")){let c=e.decimals,v=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))
return H.errors=[0],!1;if(r===v&&typeof c=="number"&&isFinite(c)){if(c>12||isNaN(c))return H.errors=[0],!1;if(c<0||isNaN(c))return H.errors=[0],!1}var s=v===r}else
var s=!0;if(s){if(e.list!==void 0&&o.call(e,"list")){let c=r;d(e.list,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.
example!==void 0&&o.call(e,"example")){let c=r;if(typeof e.example!="boolean")return H.errors=[0],!1;var s=c===r}else var s=!0;if(s&&G({unit:{with:["by","table",
"currency","rate","hours","bands","from","minimum","round_up_to"],required:["by","table"]},of:{with:["table","factor","round","decimals"]}},e).length!==0)return H.
errors=[0],!1}}}}}}}}}}}}}}}}}else return H.errors=[0],!1;return H.errors=i,r===0}var Zs=new RegExp("^[A-Za-z0-9][A-Za-z0-9._/:@-]*$","u");function te(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Zs.test(e))return te.errors=[0],!1}else
return te.errors=[0],!1;return te.errors=i,r===0}var Rs={type:"object",additionalProperties:!1,required:["type","upstream"],properties:{type:{$ref:"#/definition\
s/name"},upstream:{$ref:"#/definitions/model_upstreams"},weights:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
type:"integer",minimum:0,maximum:1e3}},as:{$ref:"#/definitions/model_as"},price:{$ref:"#/definitions/name"},cost:{$ref:"#/definitions/model_cost"},defaults:{type:"\
object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","number","boolean"]}},limits:{type:"object",propertyNames:{$ref:"#/defini\
tions/name"},additionalProperties:{type:"integer",minimum:1,maximum:1e9}},retired:{$ref:"#/definitions/retired"},maintenance:{$ref:"#/definitions/maintenance"},
card:{type:"object",additionalProperties:{$ref:"#/definitions/json"}}}};function Qr(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return Qr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ti.test(e))return Qr.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return Qr.errors=[0],!1;{var s=!0;let u=e.length;for(let t=0;t<u;t++){let n=r;d(e[t],0)||(i=i===null?d.errors:i.concat(
d.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(M(e[t],e[n])){return Qr.errors=[0],!1;break e}}}}}}return Qr.
errors=i,r===0}var ss=new RegExp("^[!-~]+$","u");function kr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return kr.errors=[0],!1;if(r===
0){if(typeof e=="string"&&!ss.test(e))return kr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return kr.errors=[0],
!1;for(let t of Object.keys(e)){let n=r;d(t,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,kr.errors=
i,!1;break}}if(s)for(let t of Object.keys(e)){let n=e[t],l=r;if(r===l)if(typeof n=="string"){if(!ss.test(n))return kr.errors=[0],!1}else return kr.errors=[0],!1;
var u=l===r;if(!u)break}}}return kr.errors=i,r===0}var Ts=new RegExp("^[a-z][a-z0-9_]*(/[a-z][a-z0-9_]*)?$","u");function Xr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Xr.
errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ti.test(e))return Xr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<
1)return Xr.errors=[0],!1;for(let t of Object.keys(e)){let n=r;r===n&&(typeof t=="string"?Ts.test(t)||(i===null?i=[0]:i.push(0),r++):(i===null?i=[0]:i.push(0),r++));
var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,Xr.errors=i,!1;break}}if(s)for(let t of Object.keys(e)){let n=r;d(e[t],0)||(i=i===null?d.errors:i.concat(
d.errors),r=i.length);var u=n===r;if(!u)break}}}return Xr.errors=i,r===0}var Ss=new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$","u");function ke(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){
let u=r;for(let t of Object.keys(e))if(!(t==="from"||t==="use"||t==="text")){return ke.errors=[0],!1;break}if(u===r){if(e.from!==void 0&&o.call(e,"from")){let t=e.
from,n=r;if(r===n)if(typeof t=="string"){if(!Ss.test(t))return ke.errors=[0],!1}else return ke.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.use!==void 0&&
o.call(e,"use")){let t=e.use,n=r;if(r===n)if(typeof t=="string"){if(L(t)<1)return ke.errors=[0],!1}else return ke.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.
text!==void 0&&o.call(e,"text")){let t=e.text,n=r;if(r===n)if(typeof t=="string"){if(L(t)<1)return ke.errors=[0],!1}else return ke.errors=[0],!1;var s=n===r}else
var s=!0}}}else return ke.errors=[0],!1;return ke.errors=i,r===0}function J(e){return J.errors=null,!0}function re(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if((e.type===void 0||!o.call(e,"\
type"))&&(p="type")||(e.upstream===void 0||!o.call(e,"upstream"))&&(p="upstream"))return re.errors=[0],!1;{let a=r;for(let c of Object.keys(e))if(!o.call(Rs.properties,
c)){return re.errors=[0],!1;break}if(a===r){if(e.type!==void 0&&o.call(e,"type")){let c=r;d(e.type,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=c===
r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let c=r;Qr(e.upstream,0)||(i=i===null?Qr.errors:i.concat(Qr.errors),r=i.length);var s=c===r}else
var s=!0;if(s){if(e.weights!==void 0&&o.call(e,"weights")){let c=e.weights,v=r;if(r===v)if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length<1)
return re.errors=[0],!1;for(let g of Object.keys(c)){let _=r;d(g,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var u=_===r;if(!u){return i===null?i=[0]:
i.push(0),r++,re.errors=i,!1;break}}if(u)for(let g of Object.keys(c)){let _=c[g],w=r;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return re.errors=[
0],!1;if(r===w&&typeof _=="number"&&isFinite(_)){if(_>1e3||isNaN(_))return re.errors=[0],!1;if(_<0||isNaN(_))return re.errors=[0],!1}var t=w===r;if(!t)break}}else
return re.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.as!==void 0&&o.call(e,"as")){let c=r;kr(e.as,0)||(i=i===null?kr.errors:i.concat(kr.errors),r=i.length);
var s=c===r}else var s=!0;if(s){if(e.price!==void 0&&o.call(e,"price")){let c=r;d(e.price,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=c===r}else
var s=!0;if(s){if(e.cost!==void 0&&o.call(e,"cost")){let c=r;Xr(e.cost,0)||(i=i===null?Xr.errors:i.concat(Xr.errors),r=i.length);var s=c===r}else var s=!0;if(s){
if(e.defaults!==void 0&&o.call(e,"defaults")){let c=e.defaults,v=r;if(r===v)if(c&&typeof c=="object"&&!Array.isArray(c)){for(let g of Object.keys(c)){let _=r;d(
g,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var n=_===r;if(!n){return i===null?i=[0]:i.push(0),r++,re.errors=i,!1;break}}if(n)for(let g of Object.
keys(c)){let _=c[g],w=r;if(typeof _!="string"&&!(typeof _=="number"&&isFinite(_))&&typeof _!="boolean")return re.errors=[0],!1;var l=w===r;if(!l)break}}else return re.
errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.limits!==void 0&&o.call(e,"limits")){let c=e.limits,v=r;if(r===v)if(c&&typeof c=="object"&&!Array.isArray(c)){
for(let g of Object.keys(c)){let _=r;d(g,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var f=_===r;if(!f){return i===null?i=[0]:i.push(0),r++,re.errors=
i,!1;break}}if(f)for(let g of Object.keys(c)){let _=c[g],w=r;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return re.errors=[0],!1;if(r===w&&typeof _==
"number"&&isFinite(_)){if(_>1e9||isNaN(_))return re.errors=[0],!1;if(_<1||isNaN(_))return re.errors=[0],!1}var y=w===r;if(!y)break}}else return re.errors=[0],!1;
var s=v===r}else var s=!0;if(s){if(e.retired!==void 0&&o.call(e,"retired")){let c=r;ke(e.retired,0)||(i=i===null?ke.errors:i.concat(ke.errors),r=i.length);var s=c===
r}else var s=!0;if(s){if(e.maintenance!==void 0&&o.call(e,"maintenance")){let c=r;Le(e.maintenance,0)||(i=i===null?Le.errors:i.concat(Le.errors),r=i.length);var s=c===
r}else var s=!0;if(s)if(e.card!==void 0&&o.call(e,"card")){let c=e.card,v=r;if(r===v)if(c&&typeof c=="object"&&!Array.isArray(c))for(let g of Object.keys(c)){let _=r;
J(c[g],0)||(i=i===null?J.errors:i.concat(J.errors),r=i.length);var m=_===r;if(!m)break}else return re.errors=[0],!1;var s=v===r}else var s=!0}}}}}}}}}}}}else return re.
errors=[0],!1;return re.errors=i,r===0}function jr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.prices===void 0||!o.call(e,"prices"))&&(t="prices"))return jr.errors=
[0],!1;{let n=r;for(let l of Object.keys(e))if(l!=="prices"){return jr.errors=[0],!1;break}if(n===r&&e.prices!==void 0&&o.call(e,"prices")){let l=e.prices;if(r===
r)if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1)return jr.errors=[0],!1;for(let y of Object.keys(l)){let m=r;d(y,0)||(i=i===null?d.errors:
i.concat(d.errors),r=i.length);var s=m===r;if(!s){return i===null?i=[0]:i.push(0),r++,jr.errors=i,!1;break}}if(s)for(let y of Object.keys(l)){let m=r;d(l[y],0)||
(i=i===null?d.errors:i.concat(d.errors),r=i.length);var u=m===r;if(!u)break}}else return jr.errors=[0],!1}}}else return jr.errors=[0],!1;return jr.errors=i,r===
0}function Te(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Te.errors=[0],!1;{let u=r;for(let t of Object.
keys(e))if(!(t==="requests"||t==="tokens"||t==="concurrent_requests"||t==="concurrent_tasks"||t==="spend_per_day"||t==="spend_per_month")){return Te.errors=[0],
!1;break}if(u===r){if(e.requests!==void 0&&o.call(e,"requests")){let t=e.requests,n=r;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))
return Te.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.tokens!==void 0&&o.call(e,"tokens")){let t=e.tokens,n=r;if(typeof t!="string"&&!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t)))return Te.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.concurrent_requests!==void 0&&o.call(e,"concurrent_requests")){let t=e.
concurrent_requests,n=r;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return Te.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.
concurrent_tasks!==void 0&&o.call(e,"concurrent_tasks")){let t=e.concurrent_tasks,n=r;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))
return Te.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.spend_per_day!==void 0&&o.call(e,"spend_per_day")){let t=e.spend_per_day,n=r;if(typeof t!="string"&&
!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return Te.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.spend_per_month!==void 0&&o.call(e,"spend_per_\
month")){let t=e.spend_per_month,n=r;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return Te.errors=[0],!1;var s=n===r}else var s=!0}}}}}}}else
return Te.errors=[0],!1;return Te.errors=i,r===0}function or(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=r;for(let n of Object.
keys(e))if(!(n==="models"||n==="prices"||n==="factor"||n==="limits")){return or.errors=[0],!1;break}if(t===r){if(e.models!==void 0&&o.call(e,"models")){let n=e.
models,l=r;if(r===l)if(Array.isArray(n)){if(n.length<1)return or.errors=[0],!1;{var s=!0;let f=n.length;for(let y=0;y<f;y++){let m=n[y],p=r;if(r===p)if(typeof m==
"string"){if(L(m)<1)return or.errors=[0],!1}else return or.errors=[0],!1;var s=p===r;if(!s)break}if(s){let y=n.length,m;if(y>1){let p={};for(;y--;){let a=n[y];if(typeof a==
"string"){if(typeof p[a]=="number"){return m=p[a],or.errors=[0],!1;break}p[a]=y}}}}}}else return or.errors=[0],!1;var u=l===r}else var u=!0;if(u){if(e.prices!==
void 0&&o.call(e,"prices")){let n=r;d(e.prices,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var u=n===r}else var u=!0;if(u){if(e.factor!==void 0&&o.call(
e,"factor")){let n=r;W(e.factor,0)||(i=i===null?W.errors:i.concat(W.errors),r=i.length);var u=n===r}else var u=!0;if(u)if(e.limits!==void 0&&o.call(e,"limits")){
let n=r;Te(e.limits,0)||(i=i===null?Te.errors:i.concat(Te.errors),r=i.length);var u=n===r}else var u=!0}}}}else return or.errors=[0],!1;return or.errors=i,r===0}function K(e){return K.errors=null,!0}var Bs=new RegExp("^[^\\r\\n]+$","u");function ei(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t===
"event"||t==="data")){return ei.errors=[0],!1;break}if(u===r){if(e.event!==void 0&&o.call(e,"event")){let t=e.event,n=r;if(r===n)if(typeof t=="string"){if(!Bs.test(
t))return ei.errors=[0],!1}else return ei.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.data!==void 0&&o.call(e,"data")){let t=r;K(e.data,0)||(i=i===null?K.
errors:i.concat(K.errors),r=i.length);var s=t===r}else var s=!0}}else return ei.errors=[0],!1;return ei.errors=i,r===0}function ir(e){let i=null,r=0;return typeof e!="string"?(ir.errors=[0],!1):e==="invalid_request"||e==="unsupported_media_type"||e==="body_too_large"||e==="unaut\
henticated"||e==="account_suspended"||e==="insufficient_funds"||e==="model_not_found"||e==="task_not_found"||e==="resource_not_found"||e==="route_not_found"||e===
"method_not_allowed"||e==="conflict"||e==="idempotency_mismatch"||e==="request_timeout"||e==="upstream_failed"||e==="upstream_timeout"||e==="upstream_off"||e===
"overloaded"||e==="rate_limited"||e==="spend_limited"||e==="internal"?(ir.errors=i,r===0):(ir.errors=[0],!1)}function lr(e){let i=null,r=0;if(r===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let n=r;for(let l of Object.keys(e))if(!(l==="data"||l==="codes")){return lr.errors=[0],!1;break}if(n===r){if(e.data!==void 0&&o.call(
e,"data")){let l=r;K(e.data,0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.codes!==void 0&&o.call(e,"codes")){let l=e.
codes,f=r;if(r===f)if(l&&typeof l=="object"&&!Array.isArray(l)){for(let m of Object.keys(l)){let p=r;ir(m,0)||(i=i===null?ir.errors:i.concat(ir.errors),r=i.length);
var u=p===r;if(!u){return i===null?i=[0]:i.push(0),r++,lr.errors=i,!1;break}}if(u)for(let m of Object.keys(l)){let p=l[m],a=r;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p)))return lr.errors=[0],!1;if(r===a&&typeof p=="number"&&isFinite(p)){if(p>4999||isNaN(p))return lr.errors=[0],!1;if(p<1e3||isNaN(p))return lr.errors=
[0],!1}var t=a===r;if(!t)break}}else return lr.errors=[0],!1;var s=f===r}else var s=!0}}else return lr.errors=[0],!1;return lr.errors=i,r===0}var Ks={type:"obje\
ct",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/error_words"},unsupported_media_type:{$ref:"#/definitions/error_words"},body_too_large:{
$ref:"#/definitions/error_words"},unauthenticated:{$ref:"#/definitions/error_words"},account_suspended:{$ref:"#/definitions/error_words"},insufficient_funds:{$ref:"\
#/definitions/error_words"},not_found:{$ref:"#/definitions/error_words"},model_not_found:{$ref:"#/definitions/error_words"},task_not_found:{$ref:"#/definitions/\
error_words"},resource_not_found:{$ref:"#/definitions/error_words"},route_not_found:{$ref:"#/definitions/error_words"},method_not_allowed:{$ref:"#/definitions/e\
rror_words"},conflict:{$ref:"#/definitions/error_words"},idempotency_mismatch:{$ref:"#/definitions/error_words"},request_timeout:{$ref:"#/definitions/error_word\
s"},upstream_failed:{$ref:"#/definitions/error_words"},upstream_timeout:{$ref:"#/definitions/error_words"},upstream_off:{$ref:"#/definitions/error_words"},overloaded:{
$ref:"#/definitions/error_words"},rate_limited:{$ref:"#/definitions/error_words"},spend_limited:{$ref:"#/definitions/error_words"},internal:{$ref:"#/definitions\
/error_words"}}};function A(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return A.errors=[0],!1;if(r===0){if(typeof e=="string"&&L(e)<1)return A.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return A.errors=[0],!1;for(let t of Object.keys(e)){let n=r;d(t,0)||
(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,A.errors=i,!1;break}}if(s)for(let t of Object.keys(e)){
let n=e[t],l=r;if(typeof n!="string"&&!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return A.errors=[0],!1;var u=l===r;if(!u)break}}}return A.
errors=i,r===0}function Ei(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!o.call(Ks.properties,
t)){return Ei.errors=[0],!1;break}if(u===r){if(e.invalid_request!==void 0&&o.call(e,"invalid_request")){let t=r;A(e.invalid_request,0)||(i=i===null?A.errors:i.concat(
A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.unsupported_media_type!==void 0&&o.call(e,"unsupported_media_type")){let t=r;A(e.unsupported_media_type,
0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.body_too_large!==void 0&&o.call(e,"body_too_large")){let t=r;A(e.body_too_large,
0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.unauthenticated!==void 0&&o.call(e,"unauthenticated")){let t=r;A(e.
unauthenticated,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.account_suspended!==void 0&&o.call(e,"account_suspe\
nded")){let t=r;A(e.account_suspended,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.insufficient_funds!==void 0&&
o.call(e,"insufficient_funds")){let t=r;A(e.insufficient_funds,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.not_found!==
void 0&&o.call(e,"not_found")){let t=r;A(e.not_found,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.model_not_found!==
void 0&&o.call(e,"model_not_found")){let t=r;A(e.model_not_found,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.task_not_found!==
void 0&&o.call(e,"task_not_found")){let t=r;A(e.task_not_found,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.resource_not_found!==
void 0&&o.call(e,"resource_not_found")){let t=r;A(e.resource_not_found,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.
route_not_found!==void 0&&o.call(e,"route_not_found")){let t=r;A(e.route_not_found,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.method_not_allowed!==void 0&&o.call(e,"method_not_allowed")){let t=r;A(e.method_not_allowed,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.conflict!==void 0&&o.call(e,"conflict")){let t=r;A(e.conflict,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else
var s=!0;if(s){if(e.idempotency_mismatch!==void 0&&o.call(e,"idempotency_mismatch")){let t=r;A(e.idempotency_mismatch,0)||(i=i===null?A.errors:i.concat(A.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.request_timeout!==void 0&&o.call(e,"request_timeout")){let t=r;A(e.request_timeout,0)||(i=i===null?A.errors:i.concat(
A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.upstream_failed!==void 0&&o.call(e,"upstream_failed")){let t=r;A(e.upstream_failed,0)||(i=i===null?A.
errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.upstream_timeout!==void 0&&o.call(e,"upstream_timeout")){let t=r;A(e.upstream_timeout,
0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.upstream_off!==void 0&&o.call(e,"upstream_off")){let t=r;A(e.upstream_off,
0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.overloaded!==void 0&&o.call(e,"overloaded")){let t=r;A(e.overloaded,
0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.rate_limited!==void 0&&o.call(e,"rate_limited")){let t=r;A(e.rate_limited,
0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.spend_limited!==void 0&&o.call(e,"spend_limited")){let t=r;A(e.spend_limited,
0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.internal!==void 0&&o.call(e,"internal")){let t=r;A(e.internal,0)||(i=
i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0}}}}}}}}}}}}}}}}}}}}}}else return Ei.errors=[0],!1;return Ei.errors=i,r===0}function Lr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Lr.errors=[0],!1;for(let t of Object.keys(
e)){let n=r;ir(t,0)||(i=i===null?ir.errors:i.concat(ir.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,Lr.errors=i,!1;break}}if(s)for(let t of Object.
keys(e)){let n=e[t],l=r;if(r===l)if(typeof n=="string"){if(L(n)<1)return Lr.errors=[0],!1}else return Lr.errors=[0],!1;var u=l===r;if(!u)break}}else return Lr.errors=
[0],!1;return Lr.errors=i,r===0}var Ds={type:"object",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/status"},unsupported_media_type:{
$ref:"#/definitions/status"},body_too_large:{$ref:"#/definitions/status"},unauthenticated:{$ref:"#/definitions/status"},account_suspended:{$ref:"#/definitions/s\
tatus"},insufficient_funds:{$ref:"#/definitions/status"},model_not_found:{$ref:"#/definitions/status"},task_not_found:{$ref:"#/definitions/status"},resource_not_found:{
$ref:"#/definitions/status"},route_not_found:{$ref:"#/definitions/status"},method_not_allowed:{$ref:"#/definitions/status"},conflict:{$ref:"#/definitions/status"},
idempotency_mismatch:{$ref:"#/definitions/status"},request_timeout:{$ref:"#/definitions/status"},upstream_failed:{$ref:"#/definitions/status"},upstream_timeout:{
$ref:"#/definitions/status"},upstream_off:{$ref:"#/definitions/status"},overloaded:{$ref:"#/definitions/status"},rate_limited:{$ref:"#/definitions/status"},spend_limited:{
$ref:"#/definitions/status"},internal:{$ref:"#/definitions/status"}}};function q(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return q.errors=[0],!1;if(r===0&&typeof e=="number"&&isFinite(e)){if(e>599||
isNaN(e))return q.errors=[0],!1;if(e<400||isNaN(e))return q.errors=[0],!1}return q.errors=i,r===0}function zi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&
!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!o.call(Ds.properties,t)){return zi.errors=[0],!1;break}if(u===r){if(e.invalid_request!==void 0&&o.call(
e,"invalid_request")){let t=r;q(e.invalid_request,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.unsupported_media_type!==
void 0&&o.call(e,"unsupported_media_type")){let t=r;q(e.unsupported_media_type,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.body_too_large!==void 0&&o.call(e,"body_too_large")){let t=r;q(e.body_too_large,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===r}else
var s=!0;if(s){if(e.unauthenticated!==void 0&&o.call(e,"unauthenticated")){let t=r;q(e.unauthenticated,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.account_suspended!==void 0&&o.call(e,"account_suspended")){let t=r;q(e.account_suspended,0)||(i=i===null?q.errors:i.concat(q.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.insufficient_funds!==void 0&&o.call(e,"insufficient_funds")){let t=r;q(e.insufficient_funds,0)||(i=i===null?q.errors:
i.concat(q.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.model_not_found!==void 0&&o.call(e,"model_not_found")){let t=r;q(e.model_not_found,0)||(i=i===
null?q.errors:i.concat(q.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.task_not_found!==void 0&&o.call(e,"task_not_found")){let t=r;q(e.task_not_found,
0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.resource_not_found!==void 0&&o.call(e,"resource_not_found")){let t=r;
q(e.resource_not_found,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.route_not_found!==void 0&&o.call(e,"route_no\
t_found")){let t=r;q(e.route_not_found,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.method_not_allowed!==void 0&&
o.call(e,"method_not_allowed")){let t=r;q(e.method_not_allowed,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.conflict!==
void 0&&o.call(e,"conflict")){let t=r;q(e.conflict,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.idempotency_mismatch!==
void 0&&o.call(e,"idempotency_mismatch")){let t=r;q(e.idempotency_mismatch,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.request_timeout!==void 0&&o.call(e,"request_timeout")){let t=r;q(e.request_timeout,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===r}else
var s=!0;if(s){if(e.upstream_failed!==void 0&&o.call(e,"upstream_failed")){let t=r;q(e.upstream_failed,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.upstream_timeout!==void 0&&o.call(e,"upstream_timeout")){let t=r;q(e.upstream_timeout,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.
length);var s=t===r}else var s=!0;if(s){if(e.upstream_off!==void 0&&o.call(e,"upstream_off")){let t=r;q(e.upstream_off,0)||(i=i===null?q.errors:i.concat(q.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.overloaded!==void 0&&o.call(e,"overloaded")){let t=r;q(e.overloaded,0)||(i=i===null?q.errors:i.concat(q.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.rate_limited!==void 0&&o.call(e,"rate_limited")){let t=r;q(e.rate_limited,0)||(i=i===null?q.errors:i.concat(q.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.spend_limited!==void 0&&o.call(e,"spend_limited")){let t=r;q(e.spend_limited,0)||(i=i===null?q.errors:i.concat(
q.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.internal!==void 0&&o.call(e,"internal")){let t=r;q(e.internal,0)||(i=i===null?q.errors:i.concat(q.errors),
r=i.length);var s=t===r}else var s=!0}}}}}}}}}}}}}}}}}}}}}else return zi.errors=[0],!1;return zi.errors=i,r===0}function wr(e){let i=null,r=0;if(r===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let n;if((e.body===void 0||!o.call(e,"body"))&&(n="body")||(e.names===void 0||!o.call(e,"names"))&&(n="names"))return wr.errors=[0],
!1;{let l=r;for(let f of Object.keys(e))if(!(f==="headers"||f==="body"||f==="stream"||f==="websocket"||f==="names"||f==="messages"||f==="statuses")){return wr.errors=
[0],!1;break}if(l===r){if(e.headers!==void 0&&o.call(e,"headers")){let f=e.headers,y=r;if(r===y)if(f&&typeof f=="object"&&!Array.isArray(f)){for(let m of Object.
keys(f)){let p=r;x(m,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=p===r;if(!s){return i===null?i=[0]:i.push(0),r++,wr.errors=i,!1;break}}if(s)for(let m of Object.
keys(f)){let p=r;if(typeof f[m]!="string")return wr.errors=[0],!1;var u=p===r;if(!u)break}}else return wr.errors=[0],!1;var t=y===r}else var t=!0;if(t){if(e.body!==
void 0&&o.call(e,"body")){let f=r;K(e.body,0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var t=f===r}else var t=!0;if(t){if(e.stream!==void 0&&o.call(
e,"stream")){let f=r;ei(e.stream,0)||(i=i===null?ei.errors:i.concat(ei.errors),r=i.length);var t=f===r}else var t=!0;if(t){if(e.websocket!==void 0&&o.call(e,"we\
bsocket")){let f=r;lr(e.websocket,0)||(i=i===null?lr.errors:i.concat(lr.errors),r=i.length);var t=f===r}else var t=!0;if(t){if(e.names!==void 0&&o.call(e,"names")){
let f=r;Ei(e.names,0)||(i=i===null?Ei.errors:i.concat(Ei.errors),r=i.length);var t=f===r}else var t=!0;if(t){if(e.messages!==void 0&&o.call(e,"messages")){let f=r;
Lr(e.messages,0)||(i=i===null?Lr.errors:i.concat(Lr.errors),r=i.length);var t=f===r}else var t=!0;if(t)if(e.statuses!==void 0&&o.call(e,"statuses")){let f=r;zi(
e.statuses,0)||(i=i===null?zi.errors:i.concat(zi.errors),r=i.length);var t=f===r}else var t=!0}}}}}}}}else return wr.errors=[0],!1;return wr.errors=i,r===0}var Cs={
type:"object",additionalProperties:!1,required:["prefix","auth","envelope","forward"],properties:{prefix:{$ref:"#/definitions/prefixes"},auth:{type:"array",items:{
$ref:"#/definitions/auth"},minItems:1},envelope:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/interface_forward"},idempotency:{$ref:"#/definitions/id\
empotency"},request_id:{$ref:"#/definitions/header_name"},limit_headers:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{
type:"string",minLength:1}},log_headers:{type:"array",items:{$ref:"#/definitions/header_name"},minItems:1,uniqueItems:!0},cors:{$ref:"#/definitions/cors"}}};function ri(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return ri.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Mi.test(e))return ri.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return ri.errors=[0],!1;{var s=!0;let u=e.length;for(let t=0;t<u;t++){let n=r;rr(e[t],0)||(i=i===null?rr.errors:i.concat(
rr.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(M(e[t],e[n])){return ri.errors=[0],!1;break e}}}}}}return ri.
errors=i,r===0}function yi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="header"||t==="scheme"||t==="qu\
ery")){return yi.errors=[0],!1;break}if(u===r){if(e.header!==void 0&&o.call(e,"header")){let t=r;x(e.header,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);
var s=t===r}else var s=!0;if(s){if(e.scheme!==void 0&&o.call(e,"scheme")){let t=r;Cr(e.scheme,0)||(i=i===null?Cr.errors:i.concat(Cr.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let t=r;P(e.query,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=t===r}else var s=!0;
if(s&&G({header:{with:["scheme"]},query:{}},e).length!==0)return yi.errors=[0],!1}}}}else return yi.errors=[0],!1;return yi.errors=i,r===0}function fr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.headers===void 0||!o.call(e,"headers"))&&(n="headers")||(e.query===
void 0||!o.call(e,"query"))&&(n="query"))return fr.errors=[0],!1;{let l=r;for(let f of Object.keys(e))if(!(f==="headers"||f==="query")){return fr.errors=[0],!1;
break}if(l===r){if(e.headers!==void 0&&o.call(e,"headers")){let f=e.headers,y=r;if(r===y)if(Array.isArray(f)){var s=!0;let m=f.length;for(let p=0;p<m;p++){let a=r;
x(f[p],0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=a===r;if(!s)break}if(s){let p=f.length,a;if(p>1){e:for(;p--;)for(a=p;a--;)if(M(f[p],f[a])){
return fr.errors=[0],!1;break e}}}}else return fr.errors=[0],!1;var u=y===r}else var u=!0;if(u)if(e.query!==void 0&&o.call(e,"query")){let f=e.query,y=r;if(r===
y)if(Array.isArray(f)){var t=!0;let p=f.length;for(let a=0;a<p;a++){let c=r;P(f[a],0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var t=c===r;if(!t)break}
if(t){let a=f.length,c;if(a>1){e:for(;a--;)for(c=a;c--;)if(M(f[a],f[c])){return fr.errors=[0],!1;break e}}}}else return fr.errors=[0],!1;var u=y===r}else var u=!0}}}else
return fr.errors=[0],!1;return fr.errors=i,r===0}function vi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.header===void 0||!o.call(e,"header"))&&(u="header"))return vi.errors=
[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="header"||n==="keep")){return vi.errors=[0],!1;break}if(t===r){if(e.header!==void 0&&o.call(e,"header")){let n=r;
x(e.header,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.keep!==void 0&&o.call(e,"keep")){let n=r;k(e.keep,0)||(i=
i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0}}}else return vi.errors=[0],!1;return vi.errors=i,r===0}var Hs=new RegExp("^\\*$","u");var Ms=new RegExp("^[a-z][a-z0-9+.-]*://([a-z0-9._-]+|\\[[0-9a-f:.]+\\])(:[0-9]{1,5})?$","u");function Ii(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ms.
test(e))return Ii.errors=[0],!1}else return Ii.errors=[0],!1;return Ii.errors=i,r===0}function ii(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return ii.
errors=[0],!1;if(r===0){if(typeof e=="string"&&!Hs.test(e))return ii.errors=[0],!1;if(r===0&&Array.isArray(e)){if(e.length<1)return ii.errors=[0],!1;{var s=!0;let u=e.
length;for(let t=0;t<u;t++){let n=r;Ii(e[t],0)||(i=i===null?Ii.errors:i.concat(Ii.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)
for(n=t;n--;)if(M(e[t],e[n])){return ii.errors=[0],!1;break e}}}}}}return ii.errors=i,r===0}function Se(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let n;if((e.origins===void 0||!o.call(e,"origins"))&&(n="origins"))return Se.errors=[0],!1;{let l=r;for(let f of Object.keys(e))if(!(f==="origins"||
f==="headers"||f==="expose"||f==="max_age")){return Se.errors=[0],!1;break}if(l===r){if(e.origins!==void 0&&o.call(e,"origins")){let f=r;ii(e.origins,0)||(i=i===
null?ii.errors:i.concat(ii.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let f=e.headers,y=r;if(r===y)if(Array.
isArray(f)){if(f.length<1)return Se.errors=[0],!1;{var u=!0;let p=f.length;for(let a=0;a<p;a++){let c=r;x(f[a],0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);
var u=c===r;if(!u)break}if(u){let a=f.length,c;if(a>1){e:for(;a--;)for(c=a;c--;)if(M(f[a],f[c])){return Se.errors=[0],!1;break e}}}}}else return Se.errors=[0],!1;
var s=y===r}else var s=!0;if(s){if(e.expose!==void 0&&o.call(e,"expose")){let f=e.expose,y=r;if(r===y)if(Array.isArray(f)){if(f.length<1)return Se.errors=[0],!1;
{var t=!0;let p=f.length;for(let a=0;a<p;a++){let c=r;x(f[a],0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var t=c===r;if(!t)break}if(t){let a=f.length,
c;if(a>1){e:for(;a--;)for(c=a;c--;)if(M(f[a],f[c])){return Se.errors=[0],!1;break e}}}}}else return Se.errors=[0],!1;var s=y===r}else var s=!0;if(s)if(e.max_age!==
void 0&&o.call(e,"max_age")){let f=r;k(e.max_age,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=f===r}else var s=!0}}}}}else return Se.errors=[0],
!1;return Se.errors=i,r===0}function ye(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.prefix===void 0||!o.call(e,"prefix"))&&
(f="prefix")||(e.auth===void 0||!o.call(e,"auth"))&&(f="auth")||(e.envelope===void 0||!o.call(e,"envelope"))&&(f="envelope")||(e.forward===void 0||!o.call(e,"fo\
rward"))&&(f="forward"))return ye.errors=[0],!1;{let y=r;for(let m of Object.keys(e))if(!o.call(Cs.properties,m)){return ye.errors=[0],!1;break}if(y===r){if(e.prefix!==
void 0&&o.call(e,"prefix")){let m=r;ri(e.prefix,0)||(i=i===null?ri.errors:i.concat(ri.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.auth!==void 0&&o.
call(e,"auth")){let m=e.auth,p=r;if(r===p)if(Array.isArray(m)){if(m.length<1)return ye.errors=[0],!1;{var u=!0;let c=m.length;for(let v=0;v<c;v++){let h=r;yi(m[v],
0)||(i=i===null?yi.errors:i.concat(yi.errors),r=i.length);var u=h===r;if(!u)break}}}else return ye.errors=[0],!1;var s=p===r}else var s=!0;if(s){if(e.envelope!==
void 0&&o.call(e,"envelope")){let m=r;d(e.envelope,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.forward!==void 0&&
o.call(e,"forward")){let m=r;fr(e.forward,0)||(i=i===null?fr.errors:i.concat(fr.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.idempotency!==void 0&&o.
call(e,"idempotency")){let m=r;vi(e.idempotency,0)||(i=i===null?vi.errors:i.concat(vi.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.request_id!==void 0&&
o.call(e,"request_id")){let m=r;x(e.request_id,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.limit_headers!==void 0&&
o.call(e,"limit_headers")){let m=e.limit_headers,p=r;if(r===p)if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length<1)return ye.errors=[0],!1;for(let c of Object.
keys(m)){let v=r;x(c,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var t=v===r;if(!t){return i===null?i=[0]:i.push(0),r++,ye.errors=i,!1;break}}if(t)for(let c of Object.
keys(m)){let v=m[c],h=r;if(r===h)if(typeof v=="string"){if(L(v)<1)return ye.errors=[0],!1}else return ye.errors=[0],!1;var n=h===r;if(!n)break}}else return ye.errors=
[0],!1;var s=p===r}else var s=!0;if(s){if(e.log_headers!==void 0&&o.call(e,"log_headers")){let m=e.log_headers,p=r;if(r===p)if(Array.isArray(m)){if(m.length<1)return ye.
errors=[0],!1;{var l=!0;let c=m.length;for(let v=0;v<c;v++){let h=r;x(m[v],0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var l=h===r;if(!l)break}if(l){
let v=m.length,h;if(v>1){e:for(;v--;)for(h=v;h--;)if(M(m[v],m[h])){return ye.errors=[0],!1;break e}}}}}else return ye.errors=[0],!1;var s=p===r}else var s=!0;if(s)
if(e.cors!==void 0&&o.call(e,"cors")){let m=r;Se(e.cors,0)||(i=i===null?Se.errors:i.concat(Se.errors),r=i.length);var s=m===r}else var s=!0}}}}}}}}}}else return ye.
errors=[0],!1;return ye.errors=i,r===0}var Gs={type:"object",additionalProperties:!1,required:["unit","facts","hold"],properties:{unit:{$ref:"#/definitions/unit"},
facts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/fact"}},hold:{},actual:{$ref:"#/definitions/actual"},counts:{
type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/count"}},charge:{$ref:"#/definitions/class_units"},without_usage:{
$ref:"#/definitions/without_usage"},text:{$ref:"#/definitions/pointers"},final:{$ref:"#/definitions/pointers"},failed:{$ref:"#/definitions/pointers"},together:{
type:"array",items:{$ref:"#/definitions/name"},minItems:2,uniqueItems:!0},tokens:{type:"array",items:{$ref:"#/definitions/name"},uniqueItems:!0},cap:{$ref:"#/de\
finitions/cap"}},"x-variants":{actual:{with:["cap"]},counts:{with:["together","charge","without_usage","text","final","failed","tokens","cap"],required:["charge"]}},
if:{required:["counts"]},then:{properties:{hold:{$ref:"#/definitions/class_units"}}},else:{properties:{hold:{$ref:"#/definitions/task_units"}}}};function pe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.cel===void 0||!o.call(e,"cel"))&&(s="cel"))return pe.errors=[0],
!1;{let u=r;for(let t of Object.keys(e))if(t!=="cel"){return pe.errors=[0],!1;break}if(u===r&&e.cel!==void 0&&o.call(e,"cel")){let t=e.cel;if(r===r)if(typeof t==
"string"){if(L(t)<1)return pe.errors=[0],!1}else return pe.errors=[0],!1}}}else return pe.errors=[0],!1;return pe.errors=i,r===0}function Fe(e){let i=null,r=0,s=r,
u=r;if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.cel===void 0||!o.call(e,"cel"))&&(f="cel")){let y={};i===null?i=[y]:i.push(y),r++}else if(e.cel!==void 0&&
o.call(e,"cel")&&typeof e.cel!="string"){let y={};i===null?i=[y]:i.push(y),r++}}var t=u===r;if(t)return Fe.errors=[0],!1;if(r=s,i!==null&&(s?i.length=s:i=null),
r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Fe.errors=[0],!1;for(let f of Object.keys(e)){let y=r;d(f,0)||(i=i===null?d.
errors:i.concat(d.errors),r=i.length);var n=y===r;if(!n){return i===null?i=[0]:i.push(0),r++,Fe.errors=i,!1;break}}if(n)for(let f of Object.keys(e)){let y=r;pe(
e[f],0)||(i=i===null?pe.errors:i.concat(pe.errors),r=i.length);var l=y===r;if(!l)break}}else return Fe.errors=[0],!1;return Fe.errors=i,r===0}function sr(e){let i=null,r=0;if(!(e&&typeof e=="object"&&!Array.isArray(e)))return sr.errors=[0],!1;let s=r,u=!0,t=r;if(r===t)if(e&&typeof e=="object"&&!Array.
isArray(e))if(Object.keys(e).length<1){let y={};i===null?i=[y]:i.push(y),r++}else for(let y of Object.keys(e)){let m=e[y],p=r;if(!(m&&typeof m=="object"&&!Array.
isArray(m))){let a={};i===null?i=[a]:i.push(a),r++}var n=p===r;if(!n)break}else{let y={};i===null?i=[y]:i.push(y),r++}var l=t===r;r=s,i!==null&&(s?i.length=s:i=
null);let f;if(l){let y=r;Fe(e,0)||(i=i===null?Fe.errors:i.concat(Fe.errors),r=i.length);var l=y===r;u=l,f="then"}else{let y=r;pe(e,0)||(i=i===null?pe.errors:i.
concat(pe.errors),r=i.length);var l=y===r;u=l,f="else"}return u?(sr.errors=i,r===0):(i===null?i=[0]:i.push(0),r++,sr.errors=i,!1)}var Us={type:"object",additionalProperties:!1,
properties:{flag:{$ref:"#/definitions/flag"},assume:{$ref:"#/definitions/duration"},refuse:{type:"boolean"},type:{type:"string",enum:["string","int","bool"]},enum:{
type:"array",items:{type:"string"},minItems:1,uniqueItems:!0},values:{type:"array",items:{$ref:"#/definitions/fact_values"},minItems:1},among:{$ref:"#/definitio\
ns/expression"},default:{$ref:"#/definitions/fact_default"},at:{$ref:"#/definitions/places"},cel:{type:"string",minLength:1},media:{$ref:"#/definitions/media"},
limit:{$ref:"#/definitions/name"},fits:{$ref:"#/definitions/schema_file"},count:{$ref:"#/definitions/counted"},earlier:{$ref:"#/definitions/earlier"},header:{$ref:"\
#/definitions/header_name"},query:{$ref:"#/definitions/query_name"},answer:{$ref:"#/definitions/pointers"},answer_header:{$ref:"#/definitions/header_name"}},"x-\
variants":{at:{with:["flag","type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{
with:["refuse"]},count:{},earlier:{with:["type","enum","default"],required:["type"]},header:{with:["type","enum","values","default"],required:["type"]},query:{with:[
"type","enum","values","default"],required:["type"]},answer:{with:["type","enum","default","among"],required:["type"]},answer_header:{with:["type","enum","defau\
lt","among"],required:["type"]}}};var Vs=new RegExp("^[A-Za-z][A-Za-z0-9_-]*$","u");var Si=new RegExp("^(/([^~/]|~0|~1)*)+$","u");function j(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Si.test(e))return j.errors=[0],!1}else return j.errors=
[0],!1;return j.errors=i,r===0}function Ve(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.names===void 0||!o.call(e,"names"))&&
(t="names")||(e.in===void 0||!o.call(e,"in"))&&(t="in"))return Ve.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="names"||l==="in")){return Ve.errors=
[0],!1;break}if(n===r){if(e.names!==void 0&&o.call(e,"names")){let l=e.names,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return Ve.errors=[0],!1;{var s=!0;let y=l.
length;for(let m=0;m<y;m++){let p=l[m],a=r;if(r===a)if(typeof p=="string"){if(!Vs.test(p))return Ve.errors=[0],!1}else return Ve.errors=[0],!1;var s=a===r;if(!s)
break}if(s){let m=l.length,p;if(m>1){let a={};for(;m--;){let c=l[m];if(typeof c=="string"){if(typeof a[c]=="number"){return p=a[c],Ve.errors=[0],!1;break}a[c]=m}}}}}}else
return Ve.errors=[0],!1;var u=f===r}else var u=!0;if(u)if(e.in!==void 0&&o.call(e,"in")){let l=r;j(e.in,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);
var u=l===r}else var u=!0}}}else return Ve.errors=[0],!1;return Ve.errors=i,r===0}function Be(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Be.errors=[0],!1;if(r===
0&&e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.from===void 0||!o.call(e,"from"))&&(u="from")||(e.to===void 0||!o.call(e,"to"))&&(u="to"))return Be.errors=
[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="from"||n==="to")){return Be.errors=[0],!1;break}if(t===r){if(e.from!==void 0&&o.call(e,"from")){let n=e.from,
l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Be.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))
return Be.errors=[0],!1;if(n<-9007199254740991||isNaN(n))return Be.errors=[0],!1}var s=l===r}else var s=!0;if(s)if(e.to!==void 0&&o.call(e,"to")){let n=e.to,l=r;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Be.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Be.
errors=[0],!1;if(n<-9007199254740991||isNaN(n))return Be.errors=[0],!1}var s=l===r}else var s=!0}}}return Be.errors=i,r===0}function _i(e){let i=null,r=0;if(typeof e!="string"&&!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&typeof e!="boolean"&&!(e&&typeof e=="object"&&!Array.
isArray(e)))return _i.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return _i.errors=[0],!1;{let u=r;for(let t of Object.
keys(e))if(!(t==="model"||t==="limit")){return _i.errors=[0],!1;break}if(u===r){if(e.model!==void 0&&o.call(e,"model")){let t=r;d(e.model,0)||(i=i===null?d.errors:
i.concat(d.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.limit!==void 0&&o.call(e,"limit")){let t=r;d(e.limit,0)||(i=i===null?d.errors:i.concat(d.errors),
r=i.length);var s=t===r}else var s=!0}}}return _i.errors=i,r===0}function X(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return X.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Si.test(e))return X.errors=[0],!1;
if(r===0&&Array.isArray(e)){if(e.length<1)return X.errors=[0],!1;{var s=!0;let u=e.length;for(let t=0;t<u;t++){let n=r;j(e[t],0)||(i=i===null?j.errors:i.concat(
j.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(M(e[t],e[n])){return X.errors=[0],!1;break e}}}}}}return X.
errors=i,r===0}var Ws=new RegExp("^[A-Za-z][A-Za-z0-9_.-]{0,63}(\\[[A-Za-z0-9_]{0,32}\\])?$","u");function Mr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ws.test(e))
return Mr.errors=[0],!1}else return Mr.errors=[0],!1;return Mr.errors=i,r===0}function ur(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){
let u=r;for(let t of Object.keys(e))if(!(t==="cel"||t==="file"||t==="otherwise")){return ur.errors=[0],!1;break}if(u===r){if(e.cel!==void 0&&o.call(e,"cel")){let t=e.
cel,n=r;if(r===n)if(typeof t=="string"){if(L(t)<1)return ur.errors=[0],!1}else return ur.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(
e,"file")){let t=r;Mr(e.file,0)||(i=i===null?Mr.errors:i.concat(Mr.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.otherwise!==void 0&&o.call(e,"otherw\
ise")){let t=e.otherwise,n=r;if(r===n)if(typeof t=="string"){if(L(t)<1)return ur.errors=[0],!1}else return ur.errors=[0],!1;var s=n===r}else var s=!0;if(s&&G({cel:{},
file:{with:["otherwise"]}},e).length!==0)return ur.errors=[0],!1}}}}else return ur.errors=[0],!1;return ur.errors=i,r===0}var Ys=new RegExp("\\.json$","u");function de(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ys.test(e))return de.errors=[0],!1}else return de.errors=[0],
!1;return de.errors=i,r===0}function ze(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return ze.errors=[0],!1;for(let n of Object.keys(
e)){let l=r;j(n,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=l===r;if(!s){return i===null?i=[0]:i.push(0),r++,ze.errors=i,!1;break}}if(s)for(let n of Object.
keys(e)){let l=e[n],f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return ze.errors=[0],!1;{var u=!0;let y=l.length;for(let m=0;m<y;m++){let p=l[m],a=r;if(typeof p!=
"string"&&p!==null)return ze.errors=[0],!1;var u=a===r;if(!u)break}if(u){let m=l.length,p;if(m>1){let a={};for(;m--;){let c=l[m];if(!(typeof c!="string"&&c!==null)){
if(typeof c=="string"&&(c+="_"),typeof a[c]=="number"){return p=a[c],ze.errors=[0],!1;break}a[c]=m}}}}}}else return ze.errors=[0],!1;var t=f===r;if(!t)break}}else
return ze.errors=[0],!1;return ze.errors=i,r===0}function cr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.each===void 0||
!o.call(e,"each"))&&(u="each"))return cr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="each"||n==="where"||n==="unless"||n==="add"||n==="default"||
n==="less")){return cr.errors=[0],!1;break}if(t===r){let n;if(e.default!==void 0&&o.call(e,"default")&&(e.add===void 0||!o.call(e,"add"))&&(n="add"))return cr.errors=
[0],!1;if(e.each!==void 0&&o.call(e,"each")){let l=r;X(e.each,0)||(i=i===null?X.errors:i.concat(X.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.where!==
void 0&&o.call(e,"where")){let l=r;ze(e.where,0)||(i=i===null?ze.errors:i.concat(ze.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.unless!==void 0&&o.
call(e,"unless")){let l=r;ze(e.unless,0)||(i=i===null?ze.errors:i.concat(ze.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.add!==void 0&&o.call(e,"add")){
let l=r;j(e.add,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let l=e.default,
f=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return cr.errors=[0],!1;if(r===f&&typeof l=="number"&&isFinite(l)){if(l>1e6||isNaN(l))return cr.errors=
[0],!1;if(l<1||isNaN(l))return cr.errors=[0],!1}var s=f===r}else var s=!0;if(s)if(e.less!==void 0&&o.call(e,"less")){let l=r;j(e.less,0)||(i=i===null?j.errors:i.
concat(j.errors),r=i.length);var s=l===r}else var s=!0}}}}}}}else return cr.errors=[0],!1;return cr.errors=i,r===0}function ar(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.kinds===void 0||!o.call(e,"kinds"))&&(t="kinds")||(e.fact===void 0||
!o.call(e,"fact"))&&(t="fact"))return ar.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="kinds"||l==="fact"||l==="at"||l==="param")){return ar.errors=
[0],!1;break}if(n===r){if(e.kinds!==void 0&&o.call(e,"kinds")){let l=e.kinds,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return ar.errors=[0],!1;{var s=!0;let y=l.
length;for(let m=0;m<y;m++){let p=r;d(l[m],0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=p===r;if(!s)break}if(s){let m=l.length,p;if(m>1){e:for(;m--;)
for(p=m;p--;)if(M(l[m],l[p])){return ar.errors=[0],!1;break e}}}}}else return ar.errors=[0],!1;var u=f===r}else var u=!0;if(u){if(e.fact!==void 0&&o.call(e,"fac\
t")){let l=r;d(e.fact,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var u=l===r}else var u=!0;if(u){if(e.at!==void 0&&o.call(e,"at")){let l=r;j(e.at,0)||
(i=i===null?j.errors:i.concat(j.errors),r=i.length);var u=l===r}else var u=!0;if(u){if(e.param!==void 0&&o.call(e,"param")){let l=r;d(e.param,0)||(i=i===null?d.
errors:i.concat(d.errors),r=i.length);var u=l===r}else var u=!0;if(u&&G({at:{with:["kinds","fact"]},param:{with:["kinds","fact"]}},e).length!==0)return ar.errors=
[0],!1}}}}}}else return ar.errors=[0],!1;return ar.errors=i,r===0}function I(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return I.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Si.test(e))return I.errors=[0],!1;
if(r===0&&Array.isArray(e)){if(e.length<1)return I.errors=[0],!1;{var s=!0;let u=e.length;for(let t=0;t<u;t++){let n=r;j(e[t],0)||(i=i===null?j.errors:i.concat(
j.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(M(e[t],e[n])){return I.errors=[0],!1;break e}}}}}}return I.
errors=i,r===0}function ne(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n=r;for(let l of Object.keys(e))if(!o.call(Us.properties,
l)){return ne.errors=[0],!1;break}if(n===r){if(e.flag!==void 0&&o.call(e,"flag")){let l=r;Ve(e.flag,0)||(i=i===null?Ve.errors:i.concat(Ve.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.assume!==void 0&&o.call(e,"assume")){let l=r;k(e.assume,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=l===r}else var s=!0;
if(s){if(e.refuse!==void 0&&o.call(e,"refuse")){let l=r;if(typeof e.refuse!="boolean")return ne.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&
o.call(e,"type")){let l=e.type,f=r;if(typeof l!="string")return ne.errors=[0],!1;if(!(l==="string"||l==="int"||l==="bool"))return ne.errors=[0],!1;var s=f===r}else
var s=!0;if(s){if(e.enum!==void 0&&o.call(e,"enum")){let l=e.enum,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return ne.errors=[0],!1;{var u=!0;let m=l.length;
for(let p=0;p<m;p++){let a=r;if(typeof l[p]!="string")return ne.errors=[0],!1;var u=a===r;if(!u)break}if(u){let p=l.length,a;if(p>1){let c={};for(;p--;){let v=l[p];
if(typeof v=="string"){if(typeof c[v]=="number"){return a=c[v],ne.errors=[0],!1;break}c[v]=p}}}}}}else return ne.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.
values!==void 0&&o.call(e,"values")){let l=e.values,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return ne.errors=[0],!1;{var t=!0;let m=l.length;for(let p=0;p<
m;p++){let a=r;Be(l[p],0)||(i=i===null?Be.errors:i.concat(Be.errors),r=i.length);var t=a===r;if(!t)break}}}else return ne.errors=[0],!1;var s=f===r}else var s=!0;
if(s){if(e.among!==void 0&&o.call(e,"among")){let l=r;pe(e.among,0)||(i=i===null?pe.errors:i.concat(pe.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
default!==void 0&&o.call(e,"default")){let l=r;_i(e.default,0)||(i=i===null?_i.errors:i.concat(_i.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.at!==
void 0&&o.call(e,"at")){let l=r;X(e.at,0)||(i=i===null?X.errors:i.concat(X.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.cel!==void 0&&o.call(e,"cel")){
let l=e.cel,f=r;if(r===f)if(typeof l=="string"){if(L(l)<1)return ne.errors=[0],!1}else return ne.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.media!==void 0&&
o.call(e,"media")){let l=r;ur(e.media,0)||(i=i===null?ur.errors:i.concat(ur.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.limit!==void 0&&o.call(e,"l\
imit")){let l=r;d(e.limit,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.fits!==void 0&&o.call(e,"fits")){let l=r;
de(e.fits,0)||(i=i===null?de.errors:i.concat(de.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.count!==void 0&&o.call(e,"count")){let l=r;cr(e.count,0)||
(i=i===null?cr.errors:i.concat(cr.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.earlier!==void 0&&o.call(e,"earlier")){let l=r;ar(e.earlier,0)||(i=i===
null?ar.errors:i.concat(ar.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.header!==void 0&&o.call(e,"header")){let l=r;x(e.header,0)||(i=i===null?x.errors:
i.concat(x.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let l=r;P(e.query,0)||(i=i===null?P.errors:i.concat(P.errors),
r=i.length);var s=l===r}else var s=!0;if(s){if(e.answer!==void 0&&o.call(e,"answer")){let l=r;I(e.answer,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);
var s=l===r}else var s=!0;if(s){if(e.answer_header!==void 0&&o.call(e,"answer_header")){let l=r;x(e.answer_header,0)||(i=i===null?x.errors:i.concat(x.errors),r=
i.length);var s=l===r}else var s=!0;if(s&&G({at:{with:["flag","type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},
media:{with:["assume"]},limit:{},fits:{with:["refuse"]},count:{},earlier:{with:["type","enum","default"],required:["type"]},header:{with:["type","enum","values",
"default"],required:["type"]},query:{with:["type","enum","values","default"],required:["type"]},answer:{with:["type","enum","default","among"],required:["type"]},
answer_header:{with:["type","enum","default","among"],required:["type"]}},e).length!==0)return ne.errors=[0],!1}}}}}}}}}}}}}}}}}}}}else return ne.errors=[0],!1;
return ne.errors=i,r===0}function Ke(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ke.
errors=[0],!1;if(r===0){if(typeof e=="number"&&isFinite(e)){if(e>1e6||isNaN(e))return Ke.errors=[0],!1;if(e<-1e6||isNaN(e))return Ke.errors=[0],!1}if(r===0){if(typeof e==
"string"&&!Ti.test(e))return Ke.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Ke.errors=[0],!1;for(let t of Object.
keys(e)){let n=r;d(t,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,Ke.errors=i,!1;break}}if(s)for(let t of Object.
keys(e)){let n=e[t],l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ke.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e6||isNaN(
n))return Ke.errors=[0],!1;if(n<-1e6||isNaN(n))return Ke.errors=[0],!1}var u=l===r;if(!u)break}}}}return Ke.errors=i,r===0}function _r(e){let i=null,r=0;if(typeof e!=
"string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return _r.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Si.test(e))return _r.errors=[0],!1;if(r===0&&e&&
typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return _r.errors=[0],!1;for(let t of Object.keys(e)){let n=r;j(t,0)||(i=i===null?j.errors:i.concat(
j.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,_r.errors=i,!1;break}}if(s)for(let t of Object.keys(e)){let n=r;Ke(e[t],0)||(i=i===
null?Ke.errors:i.concat(Ke.errors),r=i.length);var u=n===r;if(!u)break}}}return _r.errors=i,r===0}function xr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.otherwise===void 0||!o.call(e,"otherwise"))&&(u="otherwise"))return xr.
errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="at"||n==="otherwise")){return xr.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&o.call(e,"at")){let n=r;
_r(e.at,0)||(i=i===null?_r.errors:i.concat(_r.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.otherwise!==void 0&&o.call(e,"otherwise")){let n=r;sr(e.otherwise,
0)||(i=i===null?sr.errors:i.concat(sr.errors),r=i.length);var s=n===r}else var s=!0}}}else return xr.errors=[0],!1;return xr.errors=i,r===0}function hi(e){let i=null,
r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.otherwise===void 0||!o.call(e,"otherwise"))&&(u="otherwise"))return hi.errors=[0],!1;{let t=r;
for(let n of Object.keys(e))if(!(n==="at"||n==="otherwise"||n==="failed"||n==="cancelled")){return hi.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&o.call(e,"\
at")){let n=r;_r(e.at,0)||(i=i===null?_r.errors:i.concat(_r.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.otherwise!==void 0&&o.call(e,"otherwise")){
let n=r;sr(e.otherwise,0)||(i=i===null?sr.errors:i.concat(sr.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.failed!==void 0&&o.call(e,"failed")){let n=r;
xr(e.failed,0)||(i=i===null?xr.errors:i.concat(xr.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.cancelled!==void 0&&o.call(e,"cancelled")){let n=r;xr(
e.cancelled,0)||(i=i===null?xr.errors:i.concat(xr.errors),r=i.length);var s=n===r}else var s=!0}}}}}else return hi.errors=[0],!1;return hi.errors=i,r===0}var Js={
type:["string","array","object"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0,additionalProperties:!1,properties:{
at:{$ref:"#/definitions/pointer"},where:{$ref:"#/definitions/count_where"},sum:{$ref:"#/definitions/pointers"},count:{$ref:"#/definitions/pointers"},distinct:{$ref:"\
#/definitions/pointers"},ceil:{$ref:"#/definitions/pointers"},round:{$ref:"#/definitions/pointers"},decimal:{$ref:"#/definitions/pointers"},first:{$ref:"#/defin\
itions/pointers"},max:{$ref:"#/definitions/pointers"},header:{$ref:"#/definitions/header_name"}},"x-variants":{sum:{with:["at","where"]},count:{with:["where"]},
distinct:{with:["at"]},ceil:{},round:{},decimal:{},first:{},max:{},header:{}}};function pr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.at===void 0||!o.call(e,"at"))&&(t="at")||(e.in===void 0||!o.call(
e,"in"))&&(t="in"))return pr.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="at"||l==="in")){return pr.errors=[0],!1;break}if(n===r){if(e.at!==void 0&&
o.call(e,"at")){let l=r;j(e.at,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.in!==void 0&&o.call(e,"in")){let l=e.
in,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return pr.errors=[0],!1;{var u=!0;let m=l.length;for(let p=0;p<m;p++){let a=l[p],c=r;if(typeof a!="string"&&!(typeof a==
"number"&&isFinite(a))&&typeof a!="boolean"&&a!==null)return pr.errors=[0],!1;var u=c===r;if(!u)break}if(u){let p=l.length,a;if(p>1){let c={};for(;p--;){let v=l[p];
if(!(typeof v!="string"&&!(typeof v=="number"&&isFinite(v))&&typeof v!="boolean"&&v!==null)){if(typeof v=="string"&&(v+="_"),typeof c[v]=="number"){return a=c[v],
pr.errors=[0],!1;break}c[v]=p}}}}}}else return pr.errors=[0],!1;var s=f===r}else var s=!0}}}else return pr.errors=[0],!1;return pr.errors=i,r===0}function Ar(e){
let i=null,r=0;if((!e||typeof e!="object")&&typeof e!="string")return Ar.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Si.test(e))return Ar.errors=[0],!1;if(r===
0){if(Array.isArray(e)){if(e.length<1)return Ar.errors=[0],!1;{var s=!0;let t=e.length;for(let n=0;n<t;n++){let l=r;j(e[n],0)||(i=i===null?j.errors:i.concat(j.errors),
r=i.length);var s=l===r;if(!s)break}if(s){let n=e.length,l;if(n>1){e:for(;n--;)for(l=n;l--;)if(M(e[n],e[l])){return Ar.errors=[0],!1;break e}}}}}if(r===0&&e&&typeof e==
"object"&&!Array.isArray(e)){let t=r;for(let n of Object.keys(e))if(!o.call(Js.properties,n)){return Ar.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&o.call(e,
"at")){let n=r;j(e.at,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var u=n===r}else var u=!0;if(u){if(e.where!==void 0&&o.call(e,"where")){let n=r;pr(
e.where,0)||(i=i===null?pr.errors:i.concat(pr.errors),r=i.length);var u=n===r}else var u=!0;if(u){if(e.sum!==void 0&&o.call(e,"sum")){let n=r;I(e.sum,0)||(i=i===
null?I.errors:i.concat(I.errors),r=i.length);var u=n===r}else var u=!0;if(u){if(e.count!==void 0&&o.call(e,"count")){let n=r;I(e.count,0)||(i=i===null?I.errors:
i.concat(I.errors),r=i.length);var u=n===r}else var u=!0;if(u){if(e.distinct!==void 0&&o.call(e,"distinct")){let n=r;I(e.distinct,0)||(i=i===null?I.errors:i.concat(
I.errors),r=i.length);var u=n===r}else var u=!0;if(u){if(e.ceil!==void 0&&o.call(e,"ceil")){let n=r;I(e.ceil,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);
var u=n===r}else var u=!0;if(u){if(e.round!==void 0&&o.call(e,"round")){let n=r;I(e.round,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);var u=n===r}else
var u=!0;if(u){if(e.decimal!==void 0&&o.call(e,"decimal")){let n=r;I(e.decimal,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);var u=n===r}else var u=!0;
if(u){if(e.first!==void 0&&o.call(e,"first")){let n=r;I(e.first,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);var u=n===r}else var u=!0;if(u){if(e.max!==
void 0&&o.call(e,"max")){let n=r;I(e.max,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);var u=n===r}else var u=!0;if(u){if(e.header!==void 0&&o.call(e,
"header")){let n=r;x(e.header,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var u=n===r}else var u=!0;if(u&&G({sum:{with:["at","where"]},count:{with:[
"where"]},distinct:{with:["at"]},ceil:{},round:{},decimal:{},first:{},max:{},header:{}},e).length!==0)return Ar.errors=[0],!1}}}}}}}}}}}}}}return Ar.errors=i,r===
0}var Qs=new RegExp("^(hold|free)$","u");function si(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return si.errors=[0],!1;
if(r===0){if(typeof e=="string"&&!Qs.test(e))return si.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return si.errors=
[0],!1;for(let t of Object.keys(e)){let n=r;d(t,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,si.
errors=i,!1;break}}if(s)for(let t of Object.keys(e)){let n=r;pe(e[t],0)||(i=i===null?pe.errors:i.concat(pe.errors),r=i.length);var u=n===r;if(!u)break}}}return si.
errors=i,r===0}function gi(e){let i=null,r=0;if(r===0)if(typeof e=="number"&&isFinite(e)){if(e>1e6||isNaN(e))return gi.errors=[0],!1;if(e<1||isNaN(e))return gi.errors=[0],!1}else
return gi.errors=[0],!1;return gi.errors=i,r===0}function ce(e){let i=null,r=0,s=r,u=!0,t=r;if(e&&typeof e=="object"&&!Array.isArray(e)){let h;if((e.counts===void 0||
!o.call(e,"counts"))&&(h="counts")){let g={};i===null?i=[g]:i.push(g),r++}}var n=t===r;r=s,i!==null&&(s?i.length=s:i=null);let l;if(n){let h=r;e&&typeof e=="obj\
ect"&&!Array.isArray(e)&&e.hold!==void 0&&o.call(e,"hold")&&(Fe(e.hold,0)||(i=i===null?Fe.errors:i.concat(Fe.errors),r=i.length));var n=h===r;u=n,l="then"}else{
let h=r;e&&typeof e=="object"&&!Array.isArray(e)&&e.hold!==void 0&&o.call(e,"hold")&&(sr(e.hold,0)||(i=i===null?sr.errors:i.concat(sr.errors),r=i.length));var n=h===
r;u=n,l="else"}if(!u)return i===null?i=[0]:i.push(0),r++,ce.errors=i,!1;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let h;if((e.unit===void 0||!o.call(
e,"unit"))&&(h="unit")||(e.facts===void 0||!o.call(e,"facts"))&&(h="facts")||(e.hold===void 0||!o.call(e,"hold"))&&(h="hold"))return ce.errors=[0],!1;{let g=r;for(let _ of Object.
keys(e))if(!o.call(Gs.properties,_)){return ce.errors=[0],!1;break}if(g===r){if(e.unit!==void 0&&o.call(e,"unit")){let _=r;qe(e.unit,0)||(i=i===null?qe.errors:i.
concat(qe.errors),r=i.length);var f=_===r}else var f=!0;if(f){if(e.facts!==void 0&&o.call(e,"facts")){let _=e.facts,w=r;if(r===w)if(_&&typeof _=="object"&&!Array.
isArray(_)){for(let E of Object.keys(_)){let U=r;d(E,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var y=U===r;if(!y){return i===null?i=[0]:i.push(0),
r++,ce.errors=i,!1;break}}if(y)for(let E of Object.keys(_)){let U=r;ne(_[E],0)||(i=i===null?ne.errors:i.concat(ne.errors),r=i.length);var m=U===r;if(!m)break}}else
return ce.errors=[0],!1;var f=w===r}else var f=!0;if(f){if(e.actual!==void 0&&o.call(e,"actual")){let _=r;hi(e.actual,0)||(i=i===null?hi.errors:i.concat(hi.errors),
r=i.length);var f=_===r}else var f=!0;if(f){if(e.counts!==void 0&&o.call(e,"counts")){let _=e.counts,w=r;if(r===w)if(_&&typeof _=="object"&&!Array.isArray(_)){for(let E of Object.
keys(_)){let U=r;d(E,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var p=U===r;if(!p){return i===null?i=[0]:i.push(0),r++,ce.errors=i,!1;break}}if(p)for(let E of Object.
keys(_)){let U=r;Ar(_[E],0)||(i=i===null?Ar.errors:i.concat(Ar.errors),r=i.length);var a=U===r;if(!a)break}}else return ce.errors=[0],!1;var f=w===r}else var f=!0;
if(f){if(e.charge!==void 0&&o.call(e,"charge")){let _=r;Fe(e.charge,0)||(i=i===null?Fe.errors:i.concat(Fe.errors),r=i.length);var f=_===r}else var f=!0;if(f){if(e.
without_usage!==void 0&&o.call(e,"without_usage")){let _=r;si(e.without_usage,0)||(i=i===null?si.errors:i.concat(si.errors),r=i.length);var f=_===r}else var f=!0;
if(f){if(e.text!==void 0&&o.call(e,"text")){let _=r;I(e.text,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);var f=_===r}else var f=!0;if(f){if(e.final!==
void 0&&o.call(e,"final")){let _=r;I(e.final,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);var f=_===r}else var f=!0;if(f){if(e.failed!==void 0&&o.call(
e,"failed")){let _=r;I(e.failed,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);var f=_===r}else var f=!0;if(f){if(e.together!==void 0&&o.call(e,"togeth\
er")){let _=e.together,w=r;if(r===w)if(Array.isArray(_)){if(_.length<2)return ce.errors=[0],!1;{var c=!0;let E=_.length;for(let U=0;U<E;U++){let R=r;d(_[U],0)||
(i=i===null?d.errors:i.concat(d.errors),r=i.length);var c=R===r;if(!c)break}if(c){let U=_.length,R;if(U>1){e:for(;U--;)for(R=U;R--;)if(M(_[U],_[R])){return ce.errors=
[0],!1;break e}}}}}else return ce.errors=[0],!1;var f=w===r}else var f=!0;if(f){if(e.tokens!==void 0&&o.call(e,"tokens")){let _=e.tokens,w=r;if(r===w)if(Array.isArray(
_)){var v=!0;let E=_.length;for(let U=0;U<E;U++){let R=r;d(_[U],0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var v=R===r;if(!v)break}if(v){let U=_.length,
R;if(U>1){e:for(;U--;)for(R=U;R--;)if(M(_[U],_[R])){return ce.errors=[0],!1;break e}}}}else return ce.errors=[0],!1;var f=w===r}else var f=!0;if(f){if(e.cap!==void 0&&
o.call(e,"cap")){let _=r;gi(e.cap,0)||(i=i===null?gi.errors:i.concat(gi.errors),r=i.length);var f=_===r}else var f=!0;if(f&&G({actual:{with:["cap"]},counts:{with:[
"together","charge","without_usage","text","final","failed","tokens","cap"],required:["charge"]}},e).length!==0)return ce.errors=[0],!1}}}}}}}}}}}}}}else return ce.
errors=[0],!1;return ce.errors=i,r===0}var Xs=new RegExp("^[a-z0-9.+-]+/([a-z0-9.+-]+|\\*)$","u");function nr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Xs.test(e))return nr.errors=[0],!1}else
return nr.errors=[0],!1;return nr.errors=i,r===0}function We(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.code===void 0||
!o.call(e,"code"))&&(u="code")||(e.means===void 0||!o.call(e,"means"))&&(u="means"))return We.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="code"||
n==="type"||n==="means")){return We.errors=[0],!1;break}if(t===r){if(e.code!==void 0&&o.call(e,"code")){let n=e.code,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return We.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>499||isNaN(n))return We.errors=[0],!1;if(n<200||isNaN(n))return We.errors=
[0],!1}var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&o.call(e,"type")){let n=r;nr(e.type,0)||(i=i===null?nr.errors:i.concat(nr.errors),r=i.length);var s=n===
r}else var s=!0;if(s)if(e.means!==void 0&&o.call(e,"means")){let n=e.means,l=r;if(typeof n!="string")return We.errors=[0],!1;if(!(n==="running"||n==="succeeded"||
n==="failed"||n==="cancelled"))return We.errors=[0],!1;var s=l===r}else var s=!0}}}}else return We.errors=[0],!1;return We.errors=i,r===0}function be(e){let i=null,r=0;return typeof e!="string"&&!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&typeof e!="boolean"&&e!==null?(be.errors=[0],!1):
r===0&&typeof e=="string"&&L(e)<1?(be.errors=[0],!1):(be.errors=i,r===0)}function Y(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let y=r;
for(let m of Object.keys(e))if(!(m==="at"||m==="answers"||m==="running"||m==="succeeded"||m==="failed"||m==="failed_at"||m==="cancelled")){return Y.errors=[0],!1;
break}if(y===r){let m;if(e.at!==void 0&&o.call(e,"at")&&((e.running===void 0||!o.call(e,"running"))&&(m="running")||(e.succeeded===void 0||!o.call(e,"succeeded"))&&
(m="succeeded")))return Y.errors=[0],!1;if(e.running!==void 0&&o.call(e,"running")&&(e.at===void 0||!o.call(e,"at"))&&(m="at"))return Y.errors=[0],!1;if(e.succeeded!==
void 0&&o.call(e,"succeeded")&&(e.at===void 0||!o.call(e,"at"))&&(m="at"))return Y.errors=[0],!1;if(e.failed!==void 0&&o.call(e,"failed")&&(e.at===void 0||!o.call(
e,"at"))&&(m="at"))return Y.errors=[0],!1;if(e.cancelled!==void 0&&o.call(e,"cancelled")&&(e.at===void 0||!o.call(e,"at"))&&(m="at"))return Y.errors=[0],!1;if(e.
at!==void 0&&o.call(e,"at")){let p=r;j(e.at,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.answers!==void 0&&o.call(
e,"answers")){let p=e.answers,a=r;if(r===a)if(Array.isArray(p)){if(p.length>20)return Y.errors=[0],!1;if(p.length<1)return Y.errors=[0],!1;{var u=!0;let v=p.length;
for(let h=0;h<v;h++){let g=r;We(p[h],0)||(i=i===null?We.errors:i.concat(We.errors),r=i.length);var u=g===r;if(!u)break}}}else return Y.errors=[0],!1;var s=a===r}else
var s=!0;if(s){if(e.running!==void 0&&o.call(e,"running")){let p=e.running,a=r;if(r===a)if(Array.isArray(p)){if(p.length<1)return Y.errors=[0],!1;{var t=!0;let v=p.
length;for(let h=0;h<v;h++){let g=r;be(p[h],0)||(i=i===null?be.errors:i.concat(be.errors),r=i.length);var t=g===r;if(!t)break}if(t){let h=p.length,g;if(h>1){e:for(;h--;)
for(g=h;g--;)if(M(p[h],p[g])){return Y.errors=[0],!1;break e}}}}}else return Y.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.succeeded!==void 0&&o.call(e,"\
succeeded")){let p=e.succeeded,a=r;if(r===a)if(Array.isArray(p)){if(p.length<1)return Y.errors=[0],!1;{var n=!0;let v=p.length;for(let h=0;h<v;h++){let g=r;be(p[h],
0)||(i=i===null?be.errors:i.concat(be.errors),r=i.length);var n=g===r;if(!n)break}if(n){let h=p.length,g;if(h>1){e:for(;h--;)for(g=h;g--;)if(M(p[h],p[g])){return Y.
errors=[0],!1;break e}}}}}else return Y.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.failed!==void 0&&o.call(e,"failed")){let p=e.failed,a=r;if(r===a)if(Array.
isArray(p)){if(p.length<1)return Y.errors=[0],!1;{var l=!0;let v=p.length;for(let h=0;h<v;h++){let g=r;be(p[h],0)||(i=i===null?be.errors:i.concat(be.errors),r=i.
length);var l=g===r;if(!l)break}if(l){let h=p.length,g;if(h>1){e:for(;h--;)for(g=h;g--;)if(M(p[h],p[g])){return Y.errors=[0],!1;break e}}}}}else return Y.errors=
[0],!1;var s=a===r}else var s=!0;if(s){if(e.failed_at!==void 0&&o.call(e,"failed_at")){let p=r;I(e.failed_at,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);
var s=p===r}else var s=!0;if(s)if(e.cancelled!==void 0&&o.call(e,"cancelled")){let p=e.cancelled,a=r;if(r===a)if(Array.isArray(p)){if(p.length<1)return Y.errors=
[0],!1;{var f=!0;let v=p.length;for(let h=0;h<v;h++){let g=r;be(p[h],0)||(i=i===null?be.errors:i.concat(be.errors),r=i.length);var f=g===r;if(!f)break}if(f){let h=p.
length,g;if(h>1){e:for(;h--;)for(g=h;g--;)if(M(p[h],p[g])){return Y.errors=[0],!1;break e}}}}}else return Y.errors=[0],!1;var s=a===r}else var s=!0}}}}}}}else return Y.
errors=[0],!1;return Y.errors=i,r===0}var en={type:"object",additionalProperties:!1,properties:{key:{$ref:"#/definitions/header_name"},decides_within:{$ref:"#/d\
efinitions/duration"},list:{type:"string",pattern:"^/[^\\s#{}]*$"},items:{$ref:"#/definitions/pointer"},id:{$ref:"#/definitions/pointer"},model:{$ref:"#/definit\
ions/pointer"},created_at:{$ref:"#/definitions/pointer"},total:{$ref:"#/definitions/pointer"},page:{$ref:"#/definitions/unknown_page"},within:{$ref:"#/definitio\
ns/duration"}},"x-variants":{key:{with:["decides_within"]},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id","model",
"created_at"]}}};function De(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.number===void 0||!o.call(e,"number"))&&(u="number")||(e.size===void 0||
!o.call(e,"size"))&&(u="size")||(e.items===void 0||!o.call(e,"items"))&&(u="items"))return De.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="numbe\
r"||n==="size"||n==="items"||n==="most")){return De.errors=[0],!1;break}if(t===r){if(e.number!==void 0&&o.call(e,"number")){let n=r;P(e.number,0)||(i=i===null?P.
errors:i.concat(P.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let n=r;P(e.size,0)||(i=i===null?P.errors:i.concat(P.
errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.items!==void 0&&o.call(e,"items")){let n=e.items,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return De.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e4||isNaN(n))return De.errors=[0],!1;if(n<1||isNaN(n))return De.errors=[0],!1}var s=l===
r}else var s=!0;if(s)if(e.most!==void 0&&o.call(e,"most")){let n=e.most,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return De.errors=[0],!1;if(r===
l&&typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(n))return De.errors=[0],!1;if(n<1||isNaN(n))return De.errors=[0],!1}var s=l===r}else var s=!0}}}}}else return De.
errors=[0],!1;return De.errors=i,r===0}var rn=new RegExp("^/[^\\s#{}]*$","u");function Zr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){
let u=r;for(let t of Object.keys(e))if(!o.call(en.properties,t)){return Zr.errors=[0],!1;break}if(u===r){if(e.key!==void 0&&o.call(e,"key")){let t=r;x(e.key,0)||
(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.decides_within!==void 0&&o.call(e,"decides_within")){let t=r;k(e.decides_within,
0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.list!==void 0&&o.call(e,"list")){let t=e.list,n=r;if(r===n)if(typeof t==
"string"){if(!rn.test(t))return Zr.errors=[0],!1}else return Zr.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.items!==void 0&&o.call(e,"items")){let t=r;j(
e.items,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.id!==void 0&&o.call(e,"id")){let t=r;j(e.id,0)||(i=i===null?
j.errors:i.concat(j.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let t=r;j(e.model,0)||(i=i===null?j.errors:i.concat(
j.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.created_at!==void 0&&o.call(e,"created_at")){let t=r;j(e.created_at,0)||(i=i===null?j.errors:i.concat(
j.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.total!==void 0&&o.call(e,"total")){let t=r;j(e.total,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.
length);var s=t===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let t=r;De(e.page,0)||(i=i===null?De.errors:i.concat(De.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.within!==void 0&&o.call(e,"within")){let t=r;k(e.within,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;
if(s&&G({key:{with:["decides_within"]},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id","model","created_at"]}},e).
length!==0)return Zr.errors=[0],!1}}}}}}}}}}}else return Zr.errors=[0],!1;return Zr.errors=i,r===0}var sn=new RegExp("^4xx$","u");function se(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.status===void 0||!o.call(e,"statu\
s"))&&(n="status"))return se.errors=[0],!1;{let l=r;for(let f of Object.keys(e))if(!(f==="status"||f==="at"||f==="in")){return se.errors=[0],!1;break}if(l===r){
let f;if(e.at!==void 0&&o.call(e,"at")&&(e.in===void 0||!o.call(e,"in"))&&(f="in"))return se.errors=[0],!1;if(e.in!==void 0&&o.call(e,"in")&&(e.at===void 0||!o.
call(e,"at"))&&(f="at"))return se.errors=[0],!1;if(e.status!==void 0&&o.call(e,"status")){let y=e.status,m=r;if(r===m)if(Array.isArray(y)){if(y.length<1)return se.
errors=[0],!1;{var s=!0;let p=y.length;for(let a=0;a<p;a++){let c=y[a],v=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&typeof c!="string")return se.
errors=[0],!1;if(r===v){if(typeof c=="number"&&isFinite(c)){if(c>599||isNaN(c))return se.errors=[0],!1;if(c<200||isNaN(c))return se.errors=[0],!1}if(r===v&&typeof c==
"string"&&!sn.test(c))return se.errors=[0],!1}var s=v===r;if(!s)break}if(s){let a=y.length,c;if(a>1){let v={};for(;a--;){let h=y[a];if(!(!(typeof h=="number"&&!(h%
1)&&!isNaN(h)&&isFinite(h))&&typeof h!="string")){if(typeof h=="string"&&(h+="_"),typeof v[h]=="number"){return c=v[h],se.errors=[0],!1;break}v[h]=a}}}}}}else return se.
errors=[0],!1;var u=m===r}else var u=!0;if(u){if(e.at!==void 0&&o.call(e,"at")){let y=r;j(e.at,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var u=y===
r}else var u=!0;if(u)if(e.in!==void 0&&o.call(e,"in")){let y=e.in,m=r;if(r===m)if(Array.isArray(y)){if(y.length<1)return se.errors=[0],!1;{var t=!0;let a=y.length;
for(let c=0;c<a;c++){let v=y[c],h=r;if(typeof v!="string"&&!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return se.errors=[0],!1;if(r===h&&typeof v=="st\
ring"&&L(v)<1)return se.errors=[0],!1;var t=h===r;if(!t)break}if(t){let c=y.length,v;if(c>1){let h={};for(;c--;){let g=y[c];if(!(typeof g!="string"&&!(typeof g==
"number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))){if(typeof g=="string"&&(g+="_"),typeof h[g]=="number"){return v=h[g],se.errors=[0],!1;break}h[g]=c}}}}}}else return se.
errors=[0],!1;var u=m===r}else var u=!0}}}}else return se.errors=[0],!1;return se.errors=i,r===0}var nn=new RegExp("^/[^\\s#{}]*(\\{\\+?[a-zA-Z0-9_]+\\}[^\\s#{}]*)*\\\
{\\+?id\\}[^\\s#{}]*(\\{\\+?[a-zA-Z0-9_]+\\}[^\\s#{}]*)*$","u"),tn=new RegExp("^[!-~]([ -~]*[!-~])?$","u"),on=new RegExp("^(POST|PUT|PATCH|DELETE) /[^\\s#{}]*(\\{\
\\+?[a-zA-Z0-9_]+\\}[^\\s#{}]*)*\\{\\+?id\\}[^\\s#{}]*(\\{\\+?[a-zA-Z0-9_]+\\}[^\\s#{}]*)*$","u");function ve(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&
!Array.isArray(e)){let t;if((e.id===void 0||!o.call(e,"id"))&&(t="id")||(e.status===void 0||!o.call(e,"status"))&&(t="status")||(e.deadline===void 0||!o.call(e,
"deadline"))&&(t="deadline"))return ve.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="id"||l==="query"||l==="accept"||l==="cancel"||l==="status"||
l==="deadline"||l==="unknown_outcome"||l==="nothing_made")){return ve.errors=[0],!1;break}if(n===r){if(e.id!==void 0&&o.call(e,"id")){let l=r;j(e.id,0)||(i=i===
null?j.errors:i.concat(j.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let l=e.query,f=r;if(r===f)if(typeof l=="st\
ring"){if(!nn.test(l))return ve.errors=[0],!1}else return ve.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.accept!==void 0&&o.call(e,"accept")){let l=e.accept,
f=r;if(r===f)if(typeof l=="string"){if(L(l)>200)return ve.errors=[0],!1;if(!tn.test(l))return ve.errors=[0],!1}else return ve.errors=[0],!1;var s=f===r}else var s=!0;
if(s){if(e.cancel!==void 0&&o.call(e,"cancel")){let l=e.cancel,f=r;if(r===f)if(typeof l=="string"){if(!on.test(l))return ve.errors=[0],!1}else return ve.errors=
[0],!1;var s=f===r}else var s=!0;if(s){if(e.status!==void 0&&o.call(e,"status")){let l=r;Y(e.status,0)||(i=i===null?Y.errors:i.concat(Y.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.deadline!==void 0&&o.call(e,"deadline")){let l=r;k(e.deadline,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=l===r}else
var s=!0;if(s){if(e.unknown_outcome!==void 0&&o.call(e,"unknown_outcome")){let l=r;Zr(e.unknown_outcome,0)||(i=i===null?Zr.errors:i.concat(Zr.errors),r=i.length);
var s=l===r}else var s=!0;if(s)if(e.nothing_made!==void 0&&o.call(e,"nothing_made")){let l=e.nothing_made,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return ve.
errors=[0],!1;{var u=!0;let m=l.length;for(let p=0;p<m;p++){let a=r;se(l[p],0)||(i=i===null?se.errors:i.concat(se.errors),r=i.length);var u=a===r;if(!u)break}}}else
return ve.errors=[0],!1;var s=f===r}else var s=!0}}}}}}}}}else return ve.errors=[0],!1;return ve.errors=i,r===0}function Rr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Rr.errors=[0],!1;{let u=r;for(let t of Object.
keys(e))if(!(t==="min"||t==="max")){return Rr.errors=[0],!1;break}if(u===r){if(e.min!==void 0&&o.call(e,"min")){let t=e.min,n=r;if(!(typeof t=="number"&&isFinite(
t)))return Rr.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.max!==void 0&&o.call(e,"max")){let t=e.max,n=r;if(!(typeof t=="number"&&isFinite(t)))return Rr.errors=
[0],!1;var s=n===r}else var s=!0}}}else return Rr.errors=[0],!1;return Rr.errors=i,r===0}function bi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.has===void 0||!o.call(e,"has"))&&(u="has"))return bi.errors=[0],
!1;{let t=r;for(let n of Object.keys(e))if(!(n==="has"||n==="empty")){return bi.errors=[0],!1;break}if(t===r){if(e.has!==void 0&&o.call(e,"has")){let n=r;j(e.has,
0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.empty!==void 0&&o.call(e,"empty")){let n=r;j(e.empty,0)||(i=i===null?
j.errors:i.concat(j.errors),r=i.length);var s=n===r}else var s=!0}}}else return bi.errors=[0],!1;return bi.errors=i,r===0}function Ce(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.in===void 0||!o.call(e,"in"))&&(t="in")||(e.member===void 0||!o.
call(e,"member"))&&(t="member")||(e.from===void 0||!o.call(e,"from"))&&(t="from")||(e.values===void 0||!o.call(e,"values"))&&(t="values"))return Ce.errors=[0],!1;
{let n=r;for(let l of Object.keys(e))if(!(l==="in"||l==="member"||l==="from"||l==="values")){return Ce.errors=[0],!1;break}if(n===r){if(e.in!==void 0&&o.call(e,
"in")){let l=r;j(e.in,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.member!==void 0&&o.call(e,"member")){let l=e.
member,f=r;if(r===f)if(typeof l=="string"){if(L(l)<1)return Ce.errors=[0],!1}else return Ce.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.from!==void 0&&o.
call(e,"from")){let l=e.from,f=r;if(r===f)if(typeof l=="string"){if(L(l)<1)return Ce.errors=[0],!1}else return Ce.errors=[0],!1;var s=f===r}else var s=!0;if(s)if(e.
values!==void 0&&o.call(e,"values")){let l=e.values,f=r;if(r===f)if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1)return Ce.errors=[0],!1;
for(let m of Object.keys(l)){let p=r;J(l[m],0)||(i=i===null?J.errors:i.concat(J.errors),r=i.length);var u=p===r;if(!u)break}}else return Ce.errors=[0],!1;var s=f===
r}else var s=!0}}}}}else return Ce.errors=[0],!1;return Ce.errors=i,r===0}function _e(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.
keys(e).length<1)return _e.errors=[0],!1;{let m=r;for(let p of Object.keys(e))if(!(p==="defaults"||p==="set"||p==="clamp"||p==="hide"||p==="items")){return _e.errors=
[0],!1;break}if(m===r){let p;if(e.hide!==void 0&&o.call(e,"hide")&&(e.set===void 0||!o.call(e,"set"))&&(p="set"))return _e.errors=[0],!1;if(e.defaults!==void 0&&
o.call(e,"defaults")){let a=e.defaults,c=r;if(r===c)if(a&&typeof a=="object"&&!Array.isArray(a))for(let v of Object.keys(a)){let h=r;J(a[v],0)||(i=i===null?J.errors:
i.concat(J.errors),r=i.length);var s=h===r;if(!s)break}else return _e.errors=[0],!1;var u=c===r}else var u=!0;if(u){if(e.set!==void 0&&o.call(e,"set")){let a=e.
set,c=r;if(r===c)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1)return _e.errors=[0],!1;for(let h of Object.keys(a)){let g=r;j(h,0)||(i=
i===null?j.errors:i.concat(j.errors),r=i.length);var t=g===r;if(!t){return i===null?i=[0]:i.push(0),r++,_e.errors=i,!1;break}}if(t)for(let h of Object.keys(a)){
let g=r;J(a[h],0)||(i=i===null?J.errors:i.concat(J.errors),r=i.length);var n=g===r;if(!n)break}}else return _e.errors=[0],!1;var u=c===r}else var u=!0;if(u){if(e.
clamp!==void 0&&o.call(e,"clamp")){let a=e.clamp,c=r;if(r===c)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1)return _e.errors=[0],!1;for(let h of Object.
keys(a)){let g=r;j(h,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var l=g===r;if(!l){return i===null?i=[0]:i.push(0),r++,_e.errors=i,!1;break}}if(l)for(let h of Object.
keys(a)){let g=r;Rr(a[h],0)||(i=i===null?Rr.errors:i.concat(Rr.errors),r=i.length);var f=g===r;if(!f)break}}else return _e.errors=[0],!1;var u=c===r}else var u=!0;
if(u){if(e.hide!==void 0&&o.call(e,"hide")){let a=r;bi(e.hide,0)||(i=i===null?bi.errors:i.concat(bi.errors),r=i.length);var u=a===r}else var u=!0;if(u)if(e.items!==
void 0&&o.call(e,"items")){let a=e.items,c=r;if(r===c)if(Array.isArray(a)){var y=!0;let h=a.length;for(let g=0;g<h;g++){let _=r;Ce(a[g],0)||(i=i===null?Ce.errors:
i.concat(Ce.errors),r=i.length);var y=_===r;if(!y)break}}else return _e.errors=[0],!1;var u=c===r}else var u=!0}}}}}}else return _e.errors=[0],!1;return _e.errors=
i,r===0}function Ne(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.size===void 0||!o.call(e,"size"))&&(u="size")||(e.default===void 0||
!o.call(e,"default"))&&(u="default")||(e.max===void 0||!o.call(e,"max"))&&(u="max"))return Ne.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="size"||
n==="token"||n==="after"||n==="before"||n==="default"||n==="max")){return Ne.errors=[0],!1;break}if(t===r){if(e.size!==void 0&&o.call(e,"size")){let n=r;P(e.size,
0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.token!==void 0&&o.call(e,"token")){let n=r;P(e.token,0)||(i=i===null?
P.errors:i.concat(P.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.after!==void 0&&o.call(e,"after")){let n=r;P(e.after,0)||(i=i===null?P.errors:i.concat(
P.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.before!==void 0&&o.call(e,"before")){let n=r;P(e.before,0)||(i=i===null?P.errors:i.concat(P.errors),r=
i.length);var s=n===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let n=e.default,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))
return Ne.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return Ne.errors=[0],!1;if(n<1||isNaN(n))return Ne.errors=[0],!1}var s=l===
r}else var s=!0;if(s){if(e.max!==void 0&&o.call(e,"max")){let n=e.max,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ne.errors=[0],!1;if(r===
l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return Ne.errors=[0],!1;if(n<1||isNaN(n))return Ne.errors=[0],!1}var s=l===r}else var s=!0;if(s&&G({token:{},
after:{with:["before"]}},e).length!==0)return Ne.errors=[0],!1}}}}}}}}else return Ne.errors=[0],!1;return Ne.errors=i,r===0}function Tr(e){let i=null,r=0;if(r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.type===void 0||!o.call(e,"type"))&&(t="type")||(e.page===void 0||!o.call(e,"page"))&&(t="page")||(e.item===
void 0||!o.call(e,"item"))&&(t="item")||(e.list===void 0||!o.call(e,"list"))&&(t="list"))return Tr.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="\
type"||l==="page"||l==="upstream"||l==="item"||l==="list")){return Tr.errors=[0],!1;break}if(n===r){if(e.type!==void 0&&o.call(e,"type")){let l=r;d(e.type,0)||(i=
i===null?d.errors:i.concat(d.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let l=r;Ne(e.page,0)||(i=i===null?Ne.errors:
i.concat(Ne.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let l=e.upstream,f=r;if(r===f)if(Array.isArray(l)){
if(l.length<1)return Tr.errors=[0],!1;{var u=!0;let m=l.length;for(let p=0;p<m;p++){let a=r;d(l[p],0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var u=a===
r;if(!u)break}}}else return Tr.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let l=r;K(e.item,0)||(i=i===null?K.errors:i.concat(
K.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.list!==void 0&&o.call(e,"list")){let l=r;K(e.list,0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);
var s=l===r}else var s=!0}}}}}}else return Tr.errors=[0],!1;return Tr.errors=i,r===0}var ln={type:"object",additionalProperties:!1,required:["match"],properties:{
interface:{$ref:"#/definitions/name"},match:{$ref:"#/definitions/match"},body_limit:{$ref:"#/definitions/size"},model:{$ref:"#/definitions/model_rule"},upstream:{
$ref:"#/definitions/name"},catalogue:{$ref:"#/definitions/name"},task:{$ref:"#/definitions/task_action"},requires_owner:{type:"array",items:{$ref:"#/definitions\
/required_owner"}},creates_resource:{type:"array",items:{$ref:"#/definitions/created_resource"}},removes_resource:{type:"array",items:{$ref:"#/definitions/remov\
ed_resource"}},resources:{$ref:"#/definitions/resource_list"},account:{$ref:"#/definitions/account_view"},facts:{type:"object",propertyNames:{$ref:"#/definition\
s/name"},additionalProperties:{$ref:"#/definitions/fact"}},branches:{type:"array",items:{$ref:"#/definitions/branch"},minItems:1},shorthand:{$ref:"#/definitions\
/shorthand"},body:{$ref:"#/definitions/schema_file"},forbid:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string",pattern:"^(/([^~/=]|~0|~1)*)+(=.+)?$"}},
fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/route_forward"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/definitions/name"},on_abort:{
type:"string",enum:["cancel","drain"]},drain:{$ref:"#/definitions/drain_limits"},form:{type:"object",minProperties:1,maxProperties:100,propertyNames:{$ref:"#/de\
finitions/part_name"},additionalProperties:{$ref:"#/definitions/form_part"}},json:{$ref:"#/definitions/schema_file"},file:{$ref:"#/definitions/file_body"},websocket:{
$ref:"#/definitions/websocket"},retired:{$ref:"#/definitions/retired"},maintenance:{$ref:"#/definitions/maintenance"},rewrite:{type:"object",propertyNames:{$ref:"\
#/definitions/pointer"},additionalProperties:{$ref:"#/definitions/rewritten_member"},minProperties:1,maxProperties:50},examples:{type:"array",items:{$ref:"#/def\
initions/example"}}},dependencies:{creates_task:["billing"],json:["form"]},"x-variants":{model:{with:["body_limit","json","requires_owner","creates_resource","r\
emoves_resource","facts","branches","shorthand","body","forbid","fill","forward","billing","creates_task","on_abort","drain","form","file","websocket","rewrite"]},
upstream:{with:["body_limit","json","requires_owner","creates_resource","removes_resource","body","forbid","fill","forward","form","file","on_abort","drain","re\
write"]},resources:{with:["upstream"],required:["upstream"]},catalogue:{with:["model"]},task:{with:["creates_resource","rewrite"]},account:{}},"x-excludes":{branches:[
"shorthand","body","forbid","fill","forward","billing","creates_task"],websocket:["form","file","body_limit","removes_resource","branches","facts","shorthand","\
body","fill","creates_task","on_abort","drain"]}};var fn=new RegExp("^(GET|POST|PUT|PATCH|DELETE) /[^\\s?#]*$","u");function Fi(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!fn.test(e))return Fi.errors=
[0],!1}else return Fi.errors=[0],!1;return Fi.errors=i,r===0}var un={type:"object",additionalProperties:!1,properties:{at:{$ref:"#/definitions/pointer"},default:{
$ref:"#/definitions/model_id"},param:{$ref:"#/definitions/names"},query:{$ref:"#/definitions/query_name"},is:{$ref:"#/definitions/model_id"},type:{$ref:"#/defin\
itions/name"},prefix:{type:"array",items:{$ref:"#/definitions/model_id"},minItems:1,uniqueItems:!0},unit:{$ref:"#/definitions/unit"},upstream:{type:"array",items:{
$ref:"#/definitions/name"},minItems:1,uniqueItems:!0}},"x-variants":{at:{with:["default","type","prefix","unit","upstream"]},param:{with:["type","prefix","unit",
"upstream"]},query:{with:["default","type","prefix","unit","upstream"]},is:{}}};function ni(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return ni.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ti.test(e))return ni.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return ni.errors=[0],!1;{var s=!0;let u=e.length;for(let t=0;t<u;t++){let n=r;d(e[t],0)||(i=i===null?d.errors:i.concat(
d.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(M(e[t],e[n])){return ni.errors=[0],!1;break e}}}}}}return ni.
errors=i,r===0}function He(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n=r;for(let l of Object.keys(e))if(!o.call(un.properties,
l)){return He.errors=[0],!1;break}if(n===r){if(e.at!==void 0&&o.call(e,"at")){let l=r;j(e.at,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=l===r}else
var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let l=r;te(e.default,0)||(i=i===null?te.errors:i.concat(te.errors),r=i.length);var s=l===r}else var s=!0;
if(s){if(e.param!==void 0&&o.call(e,"param")){let l=r;ni(e.param,0)||(i=i===null?ni.errors:i.concat(ni.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
query!==void 0&&o.call(e,"query")){let l=r;P(e.query,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.is!==void 0&&o.
call(e,"is")){let l=r;te(e.is,0)||(i=i===null?te.errors:i.concat(te.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&o.call(e,"type")){let l=r;
d(e.type,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.prefix!==void 0&&o.call(e,"prefix")){let l=e.prefix,f=r;if(r===
f)if(Array.isArray(l)){if(l.length<1)return He.errors=[0],!1;{var u=!0;let m=l.length;for(let p=0;p<m;p++){let a=r;te(l[p],0)||(i=i===null?te.errors:i.concat(te.
errors),r=i.length);var u=a===r;if(!u)break}if(u){let p=l.length,a;if(p>1){e:for(;p--;)for(a=p;a--;)if(M(l[p],l[a])){return He.errors=[0],!1;break e}}}}}else return He.
errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.unit!==void 0&&o.call(e,"unit")){let l=r;qe(e.unit,0)||(i=i===null?qe.errors:i.concat(qe.errors),r=i.length);
var s=l===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let l=e.upstream,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return He.errors=
[0],!1;{var t=!0;let m=l.length;for(let p=0;p<m;p++){let a=r;d(l[p],0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var t=a===r;if(!t)break}if(t){let p=l.
length,a;if(p>1){e:for(;p--;)for(a=p;a--;)if(M(l[p],l[a])){return He.errors=[0],!1;break e}}}}}else return He.errors=[0],!1;var s=f===r}else var s=!0;if(s&&G({at:{
with:["default","type","prefix","unit","upstream"]},param:{with:["type","prefix","unit","upstream"]},query:{with:["default","type","prefix","unit","upstream"]},
is:{}},e).length!==0)return He.errors=[0],!1}}}}}}}}}}else return He.errors=[0],!1;return He.errors=i,r===0}function vr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return vr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ti.test(
e))return vr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.query===void 0||!o.call(e,"query"))&&(s="query"))return vr.errors=[0],
!1;{let u=r;for(let t of Object.keys(e))if(t!=="query"){return vr.errors=[0],!1;break}u===r&&e.query!==void 0&&o.call(e,"query")&&(P(e.query,0)||(i=i===null?P.errors:
i.concat(P.errors),r=i.length))}}}return vr.errors=i,r===0}function ue(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.number===void 0||!o.call(e,"number"))&&(u="number")||(e.size===void 0||
!o.call(e,"size"))&&(u="size")||(e.default===void 0||!o.call(e,"default"))&&(u="default")||(e.max===void 0||!o.call(e,"max"))&&(u="max"))return ue.errors=[0],!1;
{let t=r;for(let n of Object.keys(e))if(!(n==="number"||n==="size"||n==="default"||n==="max")){return ue.errors=[0],!1;break}if(t===r){if(e.number!==void 0&&o.call(
e,"number")){let n=r;P(e.number,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let n=r;
P(e.size,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let n=e.default,l=r;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ue.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return ue.errors=
[0],!1;if(n<1||isNaN(n))return ue.errors=[0],!1}var s=l===r}else var s=!0;if(s)if(e.max!==void 0&&o.call(e,"max")){let n=e.max,l=r;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return ue.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return ue.errors=[0],!1;if(n<1||isNaN(n))return ue.
errors=[0],!1}var s=l===r}else var s=!0}}}}}else return ue.errors=[0],!1;return ue.errors=i,r===0}function Li(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="status"||t==="model"||t==="id")){
return Li.errors=[0],!1;break}if(u===r){if(e.status!==void 0&&o.call(e,"status")){let t=r;P(e.status,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let t=r;P(e.model,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=t===r}else var s=!0;
if(s)if(e.id!==void 0&&o.call(e,"id")){let t=r;P(e.id,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=t===r}else var s=!0}}}else return Li.errors=
[0],!1;return Li.errors=i,r===0}function dr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.kinds===void 0||!o.call(e,"kinds"))&&
(t="kinds"))return dr.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="poll"||l==="cancel"||l==="list"||l==="kinds"||l==="item"||l==="page"||l==="fi\
lters")){return dr.errors=[0],!1;break}if(n===r){if(e.poll!==void 0&&o.call(e,"poll")){let l=r;vr(e.poll,0)||(i=i===null?vr.errors:i.concat(vr.errors),r=i.length);
var s=l===r}else var s=!0;if(s){if(e.cancel!==void 0&&o.call(e,"cancel")){let l=r;vr(e.cancel,0)||(i=i===null?vr.errors:i.concat(vr.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.list!==void 0&&o.call(e,"list")){let l=r;K(e.list,0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var s=l===r}else var s=!0;if(s){
if(e.kinds!==void 0&&o.call(e,"kinds")){let l=e.kinds,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return dr.errors=[0],!1;{var u=!0;let m=l.length;for(let p=0;p<
m;p++){let a=r;d(l[p],0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var u=a===r;if(!u)break}if(u){let p=l.length,a;if(p>1){e:for(;p--;)for(a=p;a--;)if(M(
l[p],l[a])){return dr.errors=[0],!1;break e}}}}}else return dr.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let l=r;K(e.item,
0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let l=r;ue(e.page,0)||(i=i===null?
ue.errors:i.concat(ue.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.filters!==void 0&&o.call(e,"filters")){let l=r;Li(e.filters,0)||(i=i===null?Li.errors:
i.concat(Li.errors),r=i.length);var s=l===r}else var s=!0;if(s&&G({poll:{},cancel:{},list:{with:["item","page","filters"],required:["item","page"]}},e).length!==
0)return dr.errors=[0],!1}}}}}}}}}else return dr.errors=[0],!1;return dr.errors=i,r===0}var cn={type:"object",additionalProperties:!1,required:["resource"],properties:{
resource:{$ref:"#/definitions/name"},at:{$ref:"#/definitions/pointer"},optional:{type:"boolean"},param:{$ref:"#/definitions/name"},query:{$ref:"#/definitions/qu\
ery_name"},header:{$ref:"#/definitions/header_name"},each:{$ref:"#/definitions/places"},uri:{$ref:"#/definitions/uri_scheme"},host:{$ref:"#/definitions/resource\
_host"},unread:{type:"boolean"}},"x-variants":{at:{with:["optional","unread"]},each:{with:["unread"]},param:{},query:{with:["unread"]},header:{with:["optional",
"unread"]},uri:{with:["unread"]},host:{with:["unread"]}}};var an=new RegExp("^[a-z][a-z0-9+.-]*://$","u");function Gr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!an.test(e))return Gr.errors=[0],!1}else return Gr.
errors=[0],!1;return Gr.errors=i,r===0}var pn=new RegExp("^[a-z0-9-]+(\\.[a-z0-9-]+)+$","u");function Ur(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!pn.test(e))return Ur.errors=[0],!1}else return Ur.
errors=[0],!1;return Ur.errors=i,r===0}function qr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.resource===void 0||!o.call(
e,"resource"))&&(u="resource"))return qr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!o.call(cn.properties,n)){return qr.errors=[0],!1;break}if(t===r){
if(e.resource!==void 0&&o.call(e,"resource")){let n=r;d(e.resource,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.
at!==void 0&&o.call(e,"at")){let n=r;j(e.at,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.optional!==void 0&&o.call(
e,"optional")){let n=r;if(typeof e.optional!="boolean")return qr.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.param!==void 0&&o.call(e,"param")){let n=r;d(
e.param,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let n=r;P(e.query,0)||(i=
i===null?P.errors:i.concat(P.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.header!==void 0&&o.call(e,"header")){let n=r;x(e.header,0)||(i=i===null?x.
errors:i.concat(x.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.each!==void 0&&o.call(e,"each")){let n=r;X(e.each,0)||(i=i===null?X.errors:i.concat(X.
errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.uri!==void 0&&o.call(e,"uri")){let n=r;Gr(e.uri,0)||(i=i===null?Gr.errors:i.concat(Gr.errors),r=i.length);
var s=n===r}else var s=!0;if(s){if(e.host!==void 0&&o.call(e,"host")){let n=r;Ur(e.host,0)||(i=i===null?Ur.errors:i.concat(Ur.errors),r=i.length);var s=n===r}else
var s=!0;if(s){if(e.unread!==void 0&&o.call(e,"unread")){let n=r;if(typeof e.unread!="boolean")return qr.errors=[0],!1;var s=n===r}else var s=!0;if(s&&G({at:{with:[
"optional","unread"]},each:{with:["unread"]},param:{},query:{with:["unread"]},header:{with:["optional","unread"]},uri:{with:["unread"]},host:{with:["unread"]}},
e).length!==0)return qr.errors=[0],!1}}}}}}}}}}}}else return qr.errors=[0],!1;return qr.errors=i,r===0}var dn=new RegExp("^[^{}]+\\{id\\}[^{}]*$","u");function Oe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.resource===void 0||
!o.call(e,"resource"))&&(t="resource"))return Oe.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="resource"||l==="id"||l==="each"||l==="part"||l==="\
header")){return Oe.errors=[0],!1;break}if(n===r){if(e.resource!==void 0&&o.call(e,"resource")){let l=r;d(e.resource,0)||(i=i===null?d.errors:i.concat(d.errors),
r=i.length);var s=l===r}else var s=!0;if(s){if(e.id!==void 0&&o.call(e,"id")){let l=e.id,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return Oe.errors=[0],!1;
{var u=!0;let m=l.length;for(let p=0;p<m;p++){let a=r;j(l[p],0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var u=a===r;if(!u)break}if(u){let p=l.length,
a;if(p>1){e:for(;p--;)for(a=p;a--;)if(M(l[p],l[a])){return Oe.errors=[0],!1;break e}}}}}else return Oe.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.each!==
void 0&&o.call(e,"each")){let l=r;X(e.each,0)||(i=i===null?X.errors:i.concat(X.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.part!==void 0&&o.call(e,
"part")){let l=e.part,f=r;if(r===f)if(typeof l=="string"){if(L(l)>200)return Oe.errors=[0],!1;if(!dn.test(l))return Oe.errors=[0],!1}else return Oe.errors=[0],!1;
var s=f===r}else var s=!0;if(s){if(e.header!==void 0&&o.call(e,"header")){let l=r;x(e.header,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=l===r}else
var s=!0;if(s&&G({id:{with:["part"]},each:{with:["part"]},header:{}},e).length!==0)return Oe.errors=[0],!1}}}}}}}else return Oe.errors=[0],!1;return Oe.errors=i,
r===0}function ti(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.resource===void 0||!o.call(e,"resource"))&&(u="resource"))return ti.
errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="resource"||n==="param"||n==="header")){return ti.errors=[0],!1;break}if(t===r){if(e.resource!==void 0&&
o.call(e,"resource")){let n=r;d(e.resource,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.param!==void 0&&o.call(e,
"param")){let n=r;d(e.param,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.header!==void 0&&o.call(e,"header")){let n=r;
x(e.header,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=n===r}else var s=!0;if(s&&G({param:{},header:{}},e).length!==0)return ti.errors=[0],!1}}}}}else
return ti.errors=[0],!1;return ti.errors=i,r===0}var mn=new RegExp("^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$","u");function Sr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.list===
void 0||!o.call(e,"list"))&&(u="list")||(e.query===void 0||!o.call(e,"query"))&&(u="query")||(e.item===void 0||!o.call(e,"item"))&&(u="item")||(e.answer===void 0||
!o.call(e,"answer"))&&(u="answer")||(e.page===void 0||!o.call(e,"page"))&&(u="page"))return Sr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="list"||
n==="query"||n==="record"||n==="item"||n==="answer"||n==="page")){return Sr.errors=[0],!1;break}if(t===r){if(e.list!==void 0&&o.call(e,"list")){let n=r;d(e.list,
0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let n=e.query,l=r;if(r===l)if(typeof n==
"string"){if(!mn.test(n))return Sr.errors=[0],!1}else return Sr.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.record!==void 0&&o.call(e,"record")){let n=r;
j(e.record,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let n=r;K(e.item,0)||(i=
i===null?K.errors:i.concat(K.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.answer!==void 0&&o.call(e,"answer")){let n=r;K(e.answer,0)||(i=i===null?K.
errors:i.concat(K.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.page!==void 0&&o.call(e,"page")){let n=r;ue(e.page,0)||(i=i===null?ue.errors:i.concat(
ue.errors),r=i.length);var s=n===r}else var s=!0}}}}}}}else return Sr.errors=[0],!1;return Sr.errors=i,r===0}function $i(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.from===void 0||!o.call(e,"from"))&&(u="from")||(e.to===void 0||!o.
call(e,"to"))&&(u="to"))return $i.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="from"||n==="to")){return $i.errors=[0],!1;break}if(t===r){if(e.from!==
void 0&&o.call(e,"from")){let n=r;P(e.from,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.to!==void 0&&o.call(e,"to")){
let n=r;P(e.to,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=n===r}else var s=!0}}}else return $i.errors=[0],!1;return $i.errors=i,r===0}function oi(e){
let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.show===void 0||!o.call(e,"show"))&&(u="show")||(e.answer===void 0||!o.call(e,"a\
nswer"))&&(u="answer"))return oi.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="show"||n==="item"||n==="answer"||n==="page"||n==="param"||n==="mon\
th"||n==="rate"||n==="range")){return oi.errors=[0],!1;break}if(t===r){if(e.show!==void 0&&o.call(e,"show")){let n=e.show,l=r;if(!(n==="balance"||n==="usage"||n===
"limits"||n==="prices"||n==="tasks"||n==="statement"||n==="requests"||n==="request"))return oi.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.item!==void 0&&
o.call(e,"item")){let n=r;K(e.item,0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.answer!==void 0&&o.call(e,"answe\
r")){let n=r;K(e.answer,0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let n=r;ue(
e.page,0)||(i=i===null?ue.errors:i.concat(ue.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.param!==void 0&&o.call(e,"param")){let n=r;d(e.param,0)||(i=
i===null?d.errors:i.concat(d.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.month!==void 0&&o.call(e,"month")){let n=r;P(e.month,0)||(i=i===null?P.errors:
i.concat(P.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.rate!==void 0&&o.call(e,"rate")){let n=r;er(e.rate,0)||(i=i===null?er.errors:i.concat(er.errors),
r=i.length);var s=n===r}else var s=!0;if(s)if(e.range!==void 0&&o.call(e,"range")){let n=r;$i(e.range,0)||(i=i===null?$i.errors:i.concat($i.errors),r=i.length);
var s=n===r}else var s=!0}}}}}}}}}else return oi.errors=[0],!1;return oi.errors=i,r===0}var yn={type:"object",additionalProperties:!1,required:["name"],properties:{
name:{$ref:"#/definitions/name"},when:{$ref:"#/definitions/when"},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/definitions/schema_file"},forbid:{type:"\
array",minItems:1,uniqueItems:!0,items:{type:"string",pattern:"^(/([^~/=]|~0|~1)*)+(=.+)?$"}},fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/rout\
e_forward"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/definitions/name"}},dependencies:{creates_task:["billing"]}};function Ye(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Ye.errors=[0],!1;{let t=r;for(let n of Object.
keys(e))if(!(n==="prefix"||n==="cel"||n==="unit")){return Ye.errors=[0],!1;break}if(t===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let n=e.prefix,l=r;if(r===l)
if(Array.isArray(n)){if(n.length<1)return Ye.errors=[0],!1;{var s=!0;let f=n.length;for(let y=0;y<f;y++){let m=r;te(n[y],0)||(i=i===null?te.errors:i.concat(te.errors),
r=i.length);var s=m===r;if(!s)break}if(s){let y=n.length,m;if(y>1){e:for(;y--;)for(m=y;m--;)if(M(n[y],n[m])){return Ye.errors=[0],!1;break e}}}}}else return Ye.
errors=[0],!1;var u=l===r}else var u=!0;if(u){if(e.cel!==void 0&&o.call(e,"cel")){let n=e.cel,l=r;if(r===l)if(typeof n=="string"){if(L(n)<1)return Ye.errors=[0],
!1}else return Ye.errors=[0],!1;var u=l===r}else var u=!0;if(u)if(e.unit!==void 0&&o.call(e,"unit")){let n=r;qe(e.unit,0)||(i=i===null?qe.errors:i.concat(qe.errors),
r=i.length);var u=n===r}else var u=!0}}}}else return Ye.errors=[0],!1;return Ye.errors=i,r===0}function fe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.prompt===void 0||!o.call(e,"prompt"))&&(t="prompt")||(e.images===
void 0||!o.call(e,"images"))&&(t="images")||(e.into===void 0||!o.call(e,"into"))&&(t="into")||(e.roles===void 0||!o.call(e,"roles"))&&(t="roles"))return fe.errors=
[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="prompt"||l==="images"||l==="into"||l==="roles")){return fe.errors=[0],!1;break}if(n===r){if(e.prompt!==void 0&&
o.call(e,"prompt")){let l=e.prompt,f=r;if(r===f)if(typeof l=="string"){if(L(l)<1)return fe.errors=[0],!1}else return fe.errors=[0],!1;var s=f===r}else var s=!0;
if(s){if(e.images!==void 0&&o.call(e,"images")){let l=e.images,f=r;if(r===f)if(typeof l=="string"){if(L(l)<1)return fe.errors=[0],!1}else return fe.errors=[0],!1;
var s=f===r}else var s=!0;if(s){if(e.into!==void 0&&o.call(e,"into")){let l=e.into,f=r;if(r===f)if(typeof l=="string"){if(L(l)<1)return fe.errors=[0],!1}else return fe.
errors=[0],!1;var s=f===r}else var s=!0;if(s)if(e.roles!==void 0&&o.call(e,"roles")){let l=e.roles,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return fe.errors=
[0],!1;{var u=!0;let m=l.length;for(let p=0;p<m;p++){let a=l[p],c=r;if(r===c)if(typeof a=="string"){if(L(a)<1)return fe.errors=[0],!1}else return fe.errors=[0],
!1;var u=c===r;if(!u)break}}}else return fe.errors=[0],!1;var s=f===r}else var s=!0}}}}}else return fe.errors=[0],!1;return fe.errors=i,r===0}var vn=new RegExp("^/[^\\s?#]*$","u");function Zi(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!vn.test(e))return Zi.errors=[0],!1}else return Zi.errors=
[0],!1;return Zi.errors=i,r===0}function je(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return je.errors=
[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="only"||n==="path")){return je.errors=[0],!1;break}if(t===r){if(e.only!==void 0&&o.call(e,"only")){let n=e.
only,l=r;if(r===l)if(Array.isArray(n)){if(n.length<1)return je.errors=[0],!1;{var s=!0;let f=n.length;for(let y=0;y<f;y++){let m=n[y],p=r;if(r===p)if(typeof m==
"string"){if(L(m)<1)return je.errors=[0],!1}else return je.errors=[0],!1;var s=p===r;if(!s)break}if(s){let y=n.length,m;if(y>1){let p={};for(;y--;){let a=n[y];if(typeof a==
"string"){if(typeof p[a]=="number"){return m=p[a],je.errors=[0],!1;break}p[a]=y}}}}}}else return je.errors=[0],!1;var u=l===r}else var u=!0;if(u)if(e.path!==void 0&&
o.call(e,"path")){let n=r;Zi(e.path,0)||(i=i===null?Zi.errors:i.concat(Zi.errors),r=i.length);var u=n===r}else var u=!0}}}else return je.errors=[0],!1;return je.
errors=i,r===0}var ts=new RegExp("^(/([^~/=]|~0|~1)*)+(=.+)?$","u");function Me(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.
name===void 0||!o.call(e,"name"))&&(t="name"))return Me.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!o.call(yn.properties,l)){return Me.errors=[0],!1;
break}if(n===r){let l;if(e.creates_task!==void 0&&o.call(e,"creates_task")&&(e.billing===void 0||!o.call(e,"billing"))&&(l="billing"))return Me.errors=[0],!1;if(e.
name!==void 0&&o.call(e,"name")){let f=r;d(e.name,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.when!==void 0&&o.
call(e,"when")){let f=r;Ye(e.when,0)||(i=i===null?Ye.errors:i.concat(Ye.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.shorthand!==void 0&&o.call(e,"s\
horthand")){let f=r;fe(e.shorthand,0)||(i=i===null?fe.errors:i.concat(fe.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){
let f=r;de(e.body,0)||(i=i===null?de.errors:i.concat(de.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.forbid!==void 0&&o.call(e,"forbid")){let f=e.forbid,
y=r;if(r===y)if(Array.isArray(f)){if(f.length<1)return Me.errors=[0],!1;{var u=!0;let p=f.length;for(let a=0;a<p;a++){let c=f[a],v=r;if(r===v)if(typeof c=="stri\
ng"){if(!ts.test(c))return Me.errors=[0],!1}else return Me.errors=[0],!1;var u=v===r;if(!u)break}if(u){let a=f.length,c;if(a>1){let v={};for(;a--;){let h=f[a];if(typeof h==
"string"){if(typeof v[h]=="number"){return c=v[h],Me.errors=[0],!1;break}v[h]=a}}}}}}else return Me.errors=[0],!1;var s=y===r}else var s=!0;if(s){if(e.fill!==void 0&&
o.call(e,"fill")){let f=r;d(e.fill,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.forward!==void 0&&o.call(e,"forw\
ard")){let f=r;je(e.forward,0)||(i=i===null?je.errors:i.concat(je.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){
let f=r;d(e.billing,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=f===r}else var s=!0;if(s)if(e.creates_task!==void 0&&o.call(e,"creates_task")){
let f=r;d(e.creates_task,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=f===r}else var s=!0}}}}}}}}}}else return Me.errors=[0],!1;return Me.errors=
i,r===0}function Ri(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="time"||t==="bytes")){return Ri.
errors=[0],!1;break}if(u===r){if(e.time!==void 0&&o.call(e,"time")){let t=r;k(e.time,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;
if(s)if(e.bytes!==void 0&&o.call(e,"bytes")){let t=r;S(e.bytes,0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var s=t===r}else var s=!0}}else return Ri.
errors=[0],!1;return Ri.errors=i,r===0}function Br(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.resource===void 0||!o.call(e,"resource"))&&(u="resource"))return Br.
errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="resource"||n==="at"||n==="optional"||n==="each"||n==="uri"||n==="host")){return Br.errors=[0],!1;break}
if(t===r){if(e.resource!==void 0&&o.call(e,"resource")){let n=r;d(e.resource,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=n===r}else var s=!0;if(s){
if(e.at!==void 0&&o.call(e,"at")){let n=r;j(e.at,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.optional!==void 0&&
o.call(e,"optional")){let n=r;if(typeof e.optional!="boolean")return Br.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.each!==void 0&&o.call(e,"each")){let n=r;
X(e.each,0)||(i=i===null?X.errors:i.concat(X.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.uri!==void 0&&o.call(e,"uri")){let n=r;Gr(e.uri,0)||(i=i===
null?Gr.errors:i.concat(Gr.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.host!==void 0&&o.call(e,"host")){let n=r;Ur(e.host,0)||(i=i===null?Ur.errors:
i.concat(Ur.errors),r=i.length);var s=n===r}else var s=!0;if(s&&G({at:{with:["optional"]},each:{},uri:{},host:{}},e).length!==0)return Br.errors=[0],!1}}}}}}}}else
return Br.errors=[0],!1;return Br.errors=i,r===0}function Ge(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l=r;for(let f of Object.
keys(e))if(!(f==="when"||f==="body"||f==="requires_owner")){return Ge.errors=[0],!1;break}if(l===r){if(e.when!==void 0&&o.call(e,"when")){let f=e.when,y=r;if(r===
y)if(f&&typeof f=="object"&&!Array.isArray(f)){if(Object.keys(f).length<1)return Ge.errors=[0],!1;for(let m of Object.keys(f)){let p=f[m],a=r;if(r===a)if(Array.
isArray(p)){if(p.length<1)return Ge.errors=[0],!1;{var s=!0;let c=p.length;for(let v=0;v<c;v++){let h=r;if(typeof p[v]!="string")return Ge.errors=[0],!1;var s=h===
r;if(!s)break}if(s){let v=p.length,h;if(v>1){let g={};for(;v--;){let _=p[v];if(typeof _=="string"){if(typeof g[_]=="number"){return h=g[_],Ge.errors=[0],!1;break}
g[_]=v}}}}}}else return Ge.errors=[0],!1;var u=a===r;if(!u)break}}else return Ge.errors=[0],!1;var t=y===r}else var t=!0;if(t){if(e.body!==void 0&&o.call(e,"bod\
y")){let f=r;de(e.body,0)||(i=i===null?de.errors:i.concat(de.errors),r=i.length);var t=f===r}else var t=!0;if(t)if(e.requires_owner!==void 0&&o.call(e,"requires\
_owner")){let f=e.requires_owner,y=r;if(r===y)if(Array.isArray(f)){var n=!0;let p=f.length;for(let a=0;a<p;a++){let c=r;Br(f[a],0)||(i=i===null?Br.errors:i.concat(
Br.errors),r=i.length);var n=c===r;if(!n)break}}else return Ge.errors=[0],!1;var t=y===r}else var t=!0}}}else return Ge.errors=[0],!1;return Ge.errors=i,r===0}function $e(e){
let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=r;for(let n of Object.keys(e))if(!(n==="type"||n==="required"||n==="max"||n==="conten\
t_types"||n==="lines"||n==="repeat")){return $e.errors=[0],!1;break}if(t===r){if(e.type!==void 0&&o.call(e,"type")){let n=e.type,l=r;if(typeof n!="string")return $e.
errors=[0],!1;if(!(n==="string"||n==="int"||n==="bool"||n==="file"))return $e.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.required!==void 0&&o.call(e,"re\
quired")){let n=r;if(typeof e.required!="boolean")return $e.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.max!==void 0&&o.call(e,"max")){let n=r;S(e.max,0)||
(i=i===null?S.errors:i.concat(S.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.content_types!==void 0&&o.call(e,"content_types")){let n=e.content_types,
l=r;if(r===l)if(Array.isArray(n)){if(n.length<1)return $e.errors=[0],!1;{var u=!0;let y=n.length;for(let m=0;m<y;m++){let p=r;nr(n[m],0)||(i=i===null?nr.errors:
i.concat(nr.errors),r=i.length);var u=p===r;if(!u)break}if(u){let m=n.length,p;if(m>1){e:for(;m--;)for(p=m;p--;)if(M(n[m],n[p])){return $e.errors=[0],!1;break e}}}}}else
return $e.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.lines!==void 0&&o.call(e,"lines")){let n=r;Ge(e.lines,0)||(i=i===null?Ge.errors:i.concat(Ge.errors),
r=i.length);var s=n===r}else var s=!0;if(s)if(e.repeat!==void 0&&o.call(e,"repeat")){let n=e.repeat,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))
return $e.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(n))return $e.errors=[0],!1;if(n<1||isNaN(n))return $e.errors=[0],!1}var s=l===
r}else var s=!0}}}}}}else return $e.errors=[0],!1;return $e.errors=i,r===0}function mr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.content_types===void 0||!o.call(e,"content_types"))&&(t="content\
_types"))return mr.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="content_types"||l==="json")){return mr.errors=[0],!1;break}if(n===r){if(e.content_types!==
void 0&&o.call(e,"content_types")){let l=e.content_types,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return mr.errors=[0],!1;{var s=!0;let y=l.length;for(let m=0;m<
y;m++){let p=r;nr(l[m],0)||(i=i===null?nr.errors:i.concat(nr.errors),r=i.length);var s=p===r;if(!s)break}if(s){let m=l.length,p;if(m>1){e:for(;m--;)for(p=m;p--;)
if(M(l[m],l[p])){return mr.errors=[0],!1;break e}}}}}else return mr.errors=[0],!1;var u=f===r}else var u=!0;if(u)if(e.json!==void 0&&o.call(e,"json")){let l=r;if(typeof e.
json!="boolean")return mr.errors=[0],!1;var u=l===r}else var u=!0}}}else return mr.errors=[0],!1;return mr.errors=i,r===0}var _n={type:"object",additionalProperties:!1,
"x-variants":{starts:{with:["event","ends","reports","message","idle","messages","unread"],required:["event","ends"]},longest:{with:["event","reports","message",
"idle","messages","unread"]}},properties:{event:{$ref:"#/definitions/pointer"},longest:{$ref:"#/definitions/duration"},starts:{$ref:"#/definitions/event_names"},
ends:{$ref:"#/definitions/event_names"},reports:{$ref:"#/definitions/event_names"},message:{$ref:"#/definitions/size"},idle:{$ref:"#/definitions/duration"},messages:{
$ref:"#/definitions/caller_messages"},unread:{type:"boolean"}}};function we(e){let i=null,r=0;if(r===0)if(Array.isArray(e)){if(e.length<1)return we.errors=[0],!1;{var s=!0;let u=e.length;for(let t=0;t<u;t++){let n=e[t],l=r;if(r===
l)if(typeof n=="string"){if(L(n)<1)return we.errors=[0],!1}else return we.errors=[0],!1;var s=l===r;if(!s)break}if(s){let t=e.length,n;if(t>1){let l={};for(;t--;){
let f=e[t];if(typeof f=="string"){if(typeof l[f]=="number"){return n=l[f],we.errors=[0],!1;break}l[f]=t}}}}}}else return we.errors=[0],!1;return we.errors=i,r===
0}function li(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.resource===void 0||!o.call(e,"resource"))&&(u="resource"))return li.
errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="resource"||n==="at"||n==="each")){return li.errors=[0],!1;break}if(t===r){if(e.resource!==void 0&&o.
call(e,"resource")){let n=r;d(e.resource,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.at!==void 0&&o.call(e,"at")){
let n=r;j(e.at,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.each!==void 0&&o.call(e,"each")){let n=r;X(e.each,0)||
(i=i===null?X.errors:i.concat(X.errors),r=i.length);var s=n===r}else var s=!0;if(s&&G({at:{},each:{}},e).length!==0)return li.errors=[0],!1}}}}}else return li.errors=
[0],!1;return li.errors=i,r===0}function Je(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let y of Object.keys(e))if(!(y===
"values"||y==="requires_owner")){return Je.errors=[0],!1;break}if(f===r){if(e.values!==void 0&&o.call(e,"values")){let y=e.values,m=r;if(r===m)if(y&&typeof y=="\
object"&&!Array.isArray(y)){for(let p of Object.keys(y)){let a=r;j(p,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=a===r;if(!s){return i===null?
i=[0]:i.push(0),r++,Je.errors=i,!1;break}}if(s)for(let p of Object.keys(y)){let a=y[p],c=r;if(r===c)if(Array.isArray(a)){var u=!0;let v=a.length;for(let h=0;h<v;h++){
let g=r;if(typeof a[h]!="string")return Je.errors=[0],!1;var u=g===r;if(!u)break}if(u){let h=a.length,g;if(h>1){let _={};for(;h--;){let w=a[h];if(typeof w=="str\
ing"){if(typeof _[w]=="number"){return g=_[w],Je.errors=[0],!1;break}_[w]=h}}}}}else return Je.errors=[0],!1;var t=c===r;if(!t)break}}else return Je.errors=[0],
!1;var n=m===r}else var n=!0;if(n)if(e.requires_owner!==void 0&&o.call(e,"requires_owner")){let y=e.requires_owner,m=r;if(r===m)if(Array.isArray(y)){var l=!0;let a=y.
length;for(let c=0;c<a;c++){let v=r;li(y[c],0)||(i=i===null?li.errors:i.concat(li.errors),r=i.length);var l=v===r;if(!l)break}}else return Je.errors=[0],!1;var n=m===
r}else var n=!0}}else return Je.errors=[0],!1;return Je.errors=i,r===0}function fi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;
for(let t of Object.keys(e))if(!o.call(_n.properties,t)){return fi.errors=[0],!1;break}if(u===r){if(e.event!==void 0&&o.call(e,"event")){let t=r;j(e.event,0)||(i=
i===null?j.errors:i.concat(j.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.longest!==void 0&&o.call(e,"longest")){let t=r;k(e.longest,0)||(i=i===null?
k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.starts!==void 0&&o.call(e,"starts")){let t=r;we(e.starts,0)||(i=i===null?we.errors:
i.concat(we.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.ends!==void 0&&o.call(e,"ends")){let t=r;we(e.ends,0)||(i=i===null?we.errors:i.concat(we.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.reports!==void 0&&o.call(e,"reports")){let t=r;we(e.reports,0)||(i=i===null?we.errors:i.concat(we.errors),r=i.length);
var s=t===r}else var s=!0;if(s){if(e.message!==void 0&&o.call(e,"message")){let t=r;S(e.message,0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.idle!==void 0&&o.call(e,"idle")){let t=r;k(e.idle,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.messages!==void 0&&o.call(e,"messages")){let t=r;Je(e.messages,0)||(i=i===null?Je.errors:i.concat(Je.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.
unread!==void 0&&o.call(e,"unread")){let t=r;if(typeof e.unread!="boolean")return fi.errors=[0],!1;var s=t===r}else var s=!0;if(s&&G({starts:{with:["event","end\
s","reports","message","idle","messages","unread"],required:["event","ends"]},longest:{with:["event","reports","message","idle","messages","unread"]}},e).length!==
0)return fi.errors=[0],!1}}}}}}}}}}else return fi.errors=[0],!1;return fi.errors=i,r===0}function Kr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=r;for(let n of Object.keys(e))if(!(n==="route"||n==="params"||n==="kee\
p")){return Kr.errors=[0],!1;break}if(t===r){if(e.route!==void 0&&o.call(e,"route")){let n=r;d(e.route,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.params!==void 0&&o.call(e,"params")){let n=e.params,l=r;if(r===l)if(n&&typeof n=="object"&&!Array.isArray(n))for(let y of Object.keys(
n)){let m=r;j(n[y],0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var u=m===r;if(!u)break}else return Kr.errors=[0],!1;var s=l===r}else var s=!0;if(s){
if(e.keep!==void 0&&o.call(e,"keep")){let n=r;if(e.keep!==!0)return Kr.errors=[0],!1;var s=n===r}else var s=!0;if(s&&G({route:{with:["params"]},keep:{}},e).length!==
0)return Kr.errors=[0],!1}}}}else return Kr.errors=[0],!1;return Kr.errors=i,r===0}var hn={type:"object",additionalProperties:!1,required:["name"],properties:{name:{
type:"string",minLength:1},caller:{$ref:"#/definitions/example_caller"},after:{type:"string",minLength:1},at:{$ref:"#/definitions/price_start"},body:{$ref:"#/de\
finitions/json"},headers:{type:"object",propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{type:"string"}},params:{type:"object",propertyNames:{
$ref:"#/definitions/name"},additionalProperties:{type:"string"}},answer:{$ref:"#/definitions/answer"},polls:{type:"array",minItems:1,maxItems:2,items:{$ref:"#/d\
efinitions/answer"}},expect:{$ref:"#/definitions/expect"}}};function ki(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.group===void 0||!o.call(e,"group"))&&(s="group"))return ki.errors=
[0],!1;{let u=r;for(let t of Object.keys(e))if(t!=="group"){return ki.errors=[0],!1;break}u===r&&e.group!==void 0&&o.call(e,"group")&&(d(e.group,0)||(i=i===null?
d.errors:i.concat(d.errors),r=i.length))}}else return ki.errors=[0],!1;return ki.errors=i,r===0}function Qe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.seconds===void 0||!o.call(e,"seconds"))&&(u="seconds"))return Qe.
errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="seconds"||n==="bytes"||n==="left")){return Qe.errors=[0],!1;break}if(t===r){if(e.seconds!==void 0&&
o.call(e,"seconds")){let n=e.seconds,l=r;if(r===l)if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n))return Qe.errors=[0],!1}else return Qe.errors=[0],!1;var s=l===
r}else var s=!0;if(s){if(e.bytes!==void 0&&o.call(e,"bytes")){let n=e.bytes,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Qe.errors=[0],!1;
if(r===l&&typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n)))return Qe.errors=[0],!1;var s=l===r}else var s=!0;if(s)if(e.left!==void 0&&o.call(e,"left")){let n=r;
if(typeof e.left!="boolean")return Qe.errors=[0],!1;var s=n===r}else var s=!0}}}}else return Qe.errors=[0],!1;return Qe.errors=i,r===0}function ae(e){let i=null,
r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return ae.errors=[0],!1;{let l=r;for(let f of Object.keys(e))if(!(f==="stat\
us"||f==="headers"||f==="body"||f==="events"||f==="stream"||f==="connection")){return ae.errors=[0],!1;break}if(l===r){if(e.status!==void 0&&o.call(e,"status")){
let f=e.status,y=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return ae.errors=[0],!1;if(r===y&&typeof f=="number"&&isFinite(f)){if(f>599||isNaN(f))
return ae.errors=[0],!1;if(f<200||isNaN(f))return ae.errors=[0],!1}var s=y===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let f=e.headers,y=r;
if(r===y)if(f&&typeof f=="object"&&!Array.isArray(f)){for(let p of Object.keys(f)){let a=r;x(p,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var u=a===
r;if(!u){return i===null?i=[0]:i.push(0),r++,ae.errors=i,!1;break}}if(u)for(let p of Object.keys(f)){let a=r;if(typeof f[p]!="string")return ae.errors=[0],!1;var t=a===
r;if(!t)break}}else return ae.errors=[0],!1;var s=y===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let f=r;J(e.body,0)||(i=i===null?J.errors:i.concat(
J.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.events!==void 0&&o.call(e,"events")){let f=e.events,y=r;if(r===y)if(Array.isArray(f)){if(f.length<1)return ae.
errors=[0],!1;{var n=!0;let p=f.length;for(let a=0;a<p;a++){let c=r;J(f[a],0)||(i=i===null?J.errors:i.concat(J.errors),r=i.length);var n=c===r;if(!n)break}}}else
return ae.errors=[0],!1;var s=y===r}else var s=!0;if(s){if(e.stream!==void 0&&o.call(e,"stream")){let f=r;D(e.stream,0)||(i=i===null?D.errors:i.concat(D.errors),
r=i.length);var s=f===r}else var s=!0;if(s)if(e.connection!==void 0&&o.call(e,"connection")){let f=r;Qe(e.connection,0)||(i=i===null?Qe.errors:i.concat(Qe.errors),
r=i.length);var s=f===r}else var s=!0}}}}}}}else return ae.errors=[0],!1;return ae.errors=i,r===0}var gn={type:"object",additionalProperties:!1,properties:{branch:{
$ref:"#/definitions/name"},units:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"number",minimum:0,maximum:1e9}},
charge:{$ref:"#/definitions/amount"},state:{enum:["running","succeeded","failed","unknown","review"]},request:{type:"string",pattern:"^[A-Z]+ /\\S*$"},sent:{type:"\
object",minProperties:1,propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{$ref:"#/definitions/json"}},capped:{type:"boolean"},task:{type:"strin\
g",minLength:1},resource:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"string",minLength:1}},facts:{type:"\
object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","number","boolean"]}},hold:{$ref:"#/definitions/amount"},
error:{$ref:"#/definitions/error_kind"}},minProperties:1},bn=new RegExp("^[A-Z]+ /\\S*$","u");function C(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){if(Object.keys(e).length<1)return C.errors=[0],!1;{let a=r;for(let c of Object.keys(e))if(!o.call(gn.properties,c)){return C.errors=[0],!1;break}if(a===
r){if(e.branch!==void 0&&o.call(e,"branch")){let c=r;d(e.branch,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.units!==
void 0&&o.call(e,"units")){let c=e.units,v=r;if(r===v)if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length<1)return C.errors=[0],!1;for(let g of Object.
keys(c)){let _=r;d(g,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var u=_===r;if(!u){return i===null?i=[0]:i.push(0),r++,C.errors=i,!1;break}}if(u)for(let g of Object.
keys(c)){let _=c[g],w=r;if(r===w)if(typeof _=="number"&&isFinite(_)){if(_>1e9||isNaN(_))return C.errors=[0],!1;if(_<0||isNaN(_))return C.errors=[0],!1}else return C.
errors=[0],!1;var t=w===r;if(!t)break}}else return C.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.charge!==void 0&&o.call(e,"charge")){let c=r;W(e.charge,
0)||(i=i===null?W.errors:i.concat(W.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.state!==void 0&&o.call(e,"state")){let c=e.state,v=r;if(!(c==="runn\
ing"||c==="succeeded"||c==="failed"||c==="unknown"||c==="review"))return C.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.request!==void 0&&o.call(e,"reques\
t")){let c=e.request,v=r;if(r===v)if(typeof c=="string"){if(!bn.test(c))return C.errors=[0],!1}else return C.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.
sent!==void 0&&o.call(e,"sent")){let c=e.sent,v=r;if(r===v)if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length<1)return C.errors=[0],!1;for(let g of Object.
keys(c)){let _=r;j(g,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var n=_===r;if(!n){return i===null?i=[0]:i.push(0),r++,C.errors=i,!1;break}}if(n)for(let g of Object.
keys(c)){let _=r;J(c[g],0)||(i=i===null?J.errors:i.concat(J.errors),r=i.length);var l=_===r;if(!l)break}}else return C.errors=[0],!1;var s=v===r}else var s=!0;if(s){
if(e.capped!==void 0&&o.call(e,"capped")){let c=r;if(typeof e.capped!="boolean")return C.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.task!==void 0&&o.call(
e,"task")){let c=e.task,v=r;if(r===v)if(typeof c=="string"){if(L(c)<1)return C.errors=[0],!1}else return C.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.resource!==
void 0&&o.call(e,"resource")){let c=e.resource,v=r;if(r===v)if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length<1)return C.errors=[0],!1;for(let g of Object.
keys(c)){let _=r;d(g,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var f=_===r;if(!f){return i===null?i=[0]:i.push(0),r++,C.errors=i,!1;break}}if(f)for(let g of Object.
keys(c)){let _=c[g],w=r;if(r===w)if(typeof _=="string"){if(L(_)<1)return C.errors=[0],!1}else return C.errors=[0],!1;var y=w===r;if(!y)break}}else return C.errors=
[0],!1;var s=v===r}else var s=!0;if(s){if(e.facts!==void 0&&o.call(e,"facts")){let c=e.facts,v=r;if(r===v)if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.
keys(c).length<1)return C.errors=[0],!1;for(let g of Object.keys(c)){let _=r;d(g,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var m=_===r;if(!m){return i===
null?i=[0]:i.push(0),r++,C.errors=i,!1;break}}if(m)for(let g of Object.keys(c)){let _=c[g],w=r;if(typeof _!="string"&&!(typeof _=="number"&&isFinite(_))&&typeof _!=
"boolean")return C.errors=[0],!1;var p=w===r;if(!p)break}}else return C.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.hold!==void 0&&o.call(e,"hold")){let c=r;
W(e.hold,0)||(i=i===null?W.errors:i.concat(W.errors),r=i.length);var s=c===r}else var s=!0;if(s)if(e.error!==void 0&&o.call(e,"error")){let c=r;ir(e.error,0)||(i=
i===null?ir.errors:i.concat(ir.errors),r=i.length);var s=c===r}else var s=!0}}}}}}}}}}}}}else return C.errors=[0],!1;return C.errors=i,r===0}function le(e){let i=null,
r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let y;if((e.name===void 0||!o.call(e,"name"))&&(y="name"))return le.errors=[0],!1;{let m=r;for(let p of Object.
keys(e))if(!o.call(hn.properties,p)){return le.errors=[0],!1;break}if(m===r){if(e.name!==void 0&&o.call(e,"name")){let p=e.name,a=r;if(r===a)if(typeof p=="strin\
g"){if(L(p)<1)return le.errors=[0],!1}else return le.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.caller!==void 0&&o.call(e,"caller")){let p=r;ki(e.caller,
0)||(i=i===null?ki.errors:i.concat(ki.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.after!==void 0&&o.call(e,"after")){let p=e.after,a=r;if(r===a)if(typeof p==
"string"){if(L(p)<1)return le.errors=[0],!1}else return le.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.at!==void 0&&o.call(e,"at")){let p=r;Hr(e.at,0)||(i=
i===null?Hr.errors:i.concat(Hr.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let p=r;J(e.body,0)||(i=i===null?J.errors:
i.concat(J.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let p=e.headers,a=r;if(r===a)if(p&&typeof p=="object"&&
!Array.isArray(p)){for(let v of Object.keys(p)){let h=r;x(v,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var u=h===r;if(!u){return i===null?i=[0]:i.push(
0),r++,le.errors=i,!1;break}}if(u)for(let v of Object.keys(p)){let h=r;if(typeof p[v]!="string")return le.errors=[0],!1;var t=h===r;if(!t)break}}else return le.
errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.params!==void 0&&o.call(e,"params")){let p=e.params,a=r;if(r===a)if(p&&typeof p=="object"&&!Array.isArray(p)){
for(let v of Object.keys(p)){let h=r;d(v,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var n=h===r;if(!n){return i===null?i=[0]:i.push(0),r++,le.errors=
i,!1;break}}if(n)for(let v of Object.keys(p)){let h=r;if(typeof p[v]!="string")return le.errors=[0],!1;var l=h===r;if(!l)break}}else return le.errors=[0],!1;var s=a===
r}else var s=!0;if(s){if(e.answer!==void 0&&o.call(e,"answer")){let p=r;ae(e.answer,0)||(i=i===null?ae.errors:i.concat(ae.errors),r=i.length);var s=p===r}else var s=!0;
if(s){if(e.polls!==void 0&&o.call(e,"polls")){let p=e.polls,a=r;if(r===a)if(Array.isArray(p)){if(p.length>2)return le.errors=[0],!1;if(p.length<1)return le.errors=
[0],!1;{var f=!0;let v=p.length;for(let h=0;h<v;h++){let g=r;ae(p[h],0)||(i=i===null?ae.errors:i.concat(ae.errors),r=i.length);var f=g===r;if(!f)break}}}else return le.
errors=[0],!1;var s=a===r}else var s=!0;if(s)if(e.expect!==void 0&&o.call(e,"expect")){let p=r;C(e.expect,0)||(i=i===null?C.errors:i.concat(C.errors),r=i.length);
var s=p===r}else var s=!0}}}}}}}}}}}else return le.errors=[0],!1;return le.errors=i,r===0}function B(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let g;if((e.match===void 0||!o.call(e,"match"))&&(g="match"))return B.errors=[0],!1;{let _=r;for(let w of Object.keys(e))if(!o.call(ln.properties,w)){
return B.errors=[0],!1;break}if(_===r){let w;if(e.creates_task!==void 0&&o.call(e,"creates_task")&&(e.billing===void 0||!o.call(e,"billing"))&&(w="billing"))return B.
errors=[0],!1;if(e.json!==void 0&&o.call(e,"json")&&(e.form===void 0||!o.call(e,"form"))&&(w="form"))return B.errors=[0],!1;if(e.interface!==void 0&&o.call(e,"i\
nterface")){let $=r;d(e.interface,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=$===r}else var s=!0;if(s){if(e.match!==void 0&&o.call(e,"match")){
let $=r;Fi(e.match,0)||(i=i===null?Fi.errors:i.concat(Fi.errors),r=i.length);var s=$===r}else var s=!0;if(s){if(e.body_limit!==void 0&&o.call(e,"body_limit")){let $=r;
S(e.body_limit,0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var s=$===r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let $=r;He(e.model,
0)||(i=i===null?He.errors:i.concat(He.errors),r=i.length);var s=$===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let $=r;d(e.upstream,0)||
(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=$===r}else var s=!0;if(s){if(e.catalogue!==void 0&&o.call(e,"catalogue")){let $=r;d(e.catalogue,0)||(i=
i===null?d.errors:i.concat(d.errors),r=i.length);var s=$===r}else var s=!0;if(s){if(e.task!==void 0&&o.call(e,"task")){let $=r;dr(e.task,0)||(i=i===null?dr.errors:
i.concat(dr.errors),r=i.length);var s=$===r}else var s=!0;if(s){if(e.requires_owner!==void 0&&o.call(e,"requires_owner")){let $=e.requires_owner,E=r;if(r===E)if(Array.
isArray($)){var u=!0;let R=$.length;for(let Z=0;Z<R;Z++){let oe=r;qr($[Z],0)||(i=i===null?qr.errors:i.concat(qr.errors),r=i.length);var u=oe===r;if(!u)break}}else
return B.errors=[0],!1;var s=E===r}else var s=!0;if(s){if(e.creates_resource!==void 0&&o.call(e,"creates_resource")){let $=e.creates_resource,E=r;if(r===E)if(Array.
isArray($)){var t=!0;let R=$.length;for(let Z=0;Z<R;Z++){let oe=r;Oe($[Z],0)||(i=i===null?Oe.errors:i.concat(Oe.errors),r=i.length);var t=oe===r;if(!t)break}}else
return B.errors=[0],!1;var s=E===r}else var s=!0;if(s){if(e.removes_resource!==void 0&&o.call(e,"removes_resource")){let $=e.removes_resource,E=r;if(r===E)if(Array.
isArray($)){var n=!0;let R=$.length;for(let Z=0;Z<R;Z++){let oe=r;ti($[Z],0)||(i=i===null?ti.errors:i.concat(ti.errors),r=i.length);var n=oe===r;if(!n)break}}else
return B.errors=[0],!1;var s=E===r}else var s=!0;if(s){if(e.resources!==void 0&&o.call(e,"resources")){let $=r;Sr(e.resources,0)||(i=i===null?Sr.errors:i.concat(
Sr.errors),r=i.length);var s=$===r}else var s=!0;if(s){if(e.account!==void 0&&o.call(e,"account")){let $=r;oi(e.account,0)||(i=i===null?oi.errors:i.concat(oi.errors),
r=i.length);var s=$===r}else var s=!0;if(s){if(e.facts!==void 0&&o.call(e,"facts")){let $=e.facts,E=r;if(r===E)if($&&typeof $=="object"&&!Array.isArray($)){for(let R of Object.
keys($)){let Z=r;d(R,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var l=Z===r;if(!l){return i===null?i=[0]:i.push(0),r++,B.errors=i,!1;break}}if(l)for(let R of Object.
keys($)){let Z=r;ne($[R],0)||(i=i===null?ne.errors:i.concat(ne.errors),r=i.length);var f=Z===r;if(!f)break}}else return B.errors=[0],!1;var s=E===r}else var s=!0;
if(s){if(e.branches!==void 0&&o.call(e,"branches")){let $=e.branches,E=r;if(r===E)if(Array.isArray($)){if($.length<1)return B.errors=[0],!1;{var y=!0;let R=$.length;
for(let Z=0;Z<R;Z++){let oe=r;Me($[Z],0)||(i=i===null?Me.errors:i.concat(Me.errors),r=i.length);var y=oe===r;if(!y)break}}}else return B.errors=[0],!1;var s=E===
r}else var s=!0;if(s){if(e.shorthand!==void 0&&o.call(e,"shorthand")){let $=r;fe(e.shorthand,0)||(i=i===null?fe.errors:i.concat(fe.errors),r=i.length);var s=$===
r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let $=r;de(e.body,0)||(i=i===null?de.errors:i.concat(de.errors),r=i.length);var s=$===r}else var s=!0;
if(s){if(e.forbid!==void 0&&o.call(e,"forbid")){let $=e.forbid,E=r;if(r===E)if(Array.isArray($)){if($.length<1)return B.errors=[0],!1;{var m=!0;let R=$.length;for(let Z=0;Z<
R;Z++){let oe=$[Z],Vr=r;if(r===Vr)if(typeof oe=="string"){if(!ts.test(oe))return B.errors=[0],!1}else return B.errors=[0],!1;var m=Vr===r;if(!m)break}if(m){let Z=$.
length,oe;if(Z>1){let Vr={};for(;Z--;){let ci=$[Z];if(typeof ci=="string"){if(typeof Vr[ci]=="number"){return oe=Vr[ci],B.errors=[0],!1;break}Vr[ci]=Z}}}}}}else
return B.errors=[0],!1;var s=E===r}else var s=!0;if(s){if(e.fill!==void 0&&o.call(e,"fill")){let $=r;d(e.fill,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);
var s=$===r}else var s=!0;if(s){if(e.forward!==void 0&&o.call(e,"forward")){let $=r;je(e.forward,0)||(i=i===null?je.errors:i.concat(je.errors),r=i.length);var s=$===
r}else var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){let $=r;d(e.billing,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=$===r}else var s=!0;
if(s){if(e.creates_task!==void 0&&o.call(e,"creates_task")){let $=r;d(e.creates_task,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=$===r}else var s=!0;
if(s){if(e.on_abort!==void 0&&o.call(e,"on_abort")){let $=e.on_abort,E=r;if(typeof $!="string")return B.errors=[0],!1;if(!($==="cancel"||$==="drain"))return B.errors=
[0],!1;var s=E===r}else var s=!0;if(s){if(e.drain!==void 0&&o.call(e,"drain")){let $=r;Ri(e.drain,0)||(i=i===null?Ri.errors:i.concat(Ri.errors),r=i.length);var s=$===
r}else var s=!0;if(s){if(e.form!==void 0&&o.call(e,"form")){let $=e.form,E=r;if(r===E)if($&&typeof $=="object"&&!Array.isArray($)){if(Object.keys($).length>100)
return B.errors=[0],!1;if(Object.keys($).length<1)return B.errors=[0],!1;for(let R of Object.keys($)){let Z=r;Mr(R,0)||(i=i===null?Mr.errors:i.concat(Mr.errors),
r=i.length);var p=Z===r;if(!p){return i===null?i=[0]:i.push(0),r++,B.errors=i,!1;break}}if(p)for(let R of Object.keys($)){let Z=r;$e($[R],0)||(i=i===null?$e.errors:
i.concat($e.errors),r=i.length);var a=Z===r;if(!a)break}}else return B.errors=[0],!1;var s=E===r}else var s=!0;if(s){if(e.json!==void 0&&o.call(e,"json")){let $=r;
de(e.json,0)||(i=i===null?de.errors:i.concat(de.errors),r=i.length);var s=$===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){let $=r;mr(e.file,0)||
(i=i===null?mr.errors:i.concat(mr.errors),r=i.length);var s=$===r}else var s=!0;if(s){if(e.websocket!==void 0&&o.call(e,"websocket")){let $=r;fi(e.websocket,0)||
(i=i===null?fi.errors:i.concat(fi.errors),r=i.length);var s=$===r}else var s=!0;if(s){if(e.retired!==void 0&&o.call(e,"retired")){let $=r;ke(e.retired,0)||(i=i===
null?ke.errors:i.concat(ke.errors),r=i.length);var s=$===r}else var s=!0;if(s){if(e.maintenance!==void 0&&o.call(e,"maintenance")){let $=r;Le(e.maintenance,0)||
(i=i===null?Le.errors:i.concat(Le.errors),r=i.length);var s=$===r}else var s=!0;if(s){if(e.rewrite!==void 0&&o.call(e,"rewrite")){let $=e.rewrite,E=r;if(r===E)if($&&
typeof $=="object"&&!Array.isArray($)){if(Object.keys($).length>50)return B.errors=[0],!1;if(Object.keys($).length<1)return B.errors=[0],!1;for(let R of Object.
keys($)){let Z=r;j(R,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var c=Z===r;if(!c){return i===null?i=[0]:i.push(0),r++,B.errors=i,!1;break}}if(c)for(let R of Object.
keys($)){let Z=r;Kr($[R],0)||(i=i===null?Kr.errors:i.concat(Kr.errors),r=i.length);var v=Z===r;if(!v)break}}else return B.errors=[0],!1;var s=E===r}else var s=!0;
if(s){if(e.examples!==void 0&&o.call(e,"examples")){let $=e.examples,E=r;if(r===E)if(Array.isArray($)){var h=!0;let R=$.length;for(let Z=0;Z<R;Z++){let oe=r;le(
$[Z],0)||(i=i===null?le.errors:i.concat(le.errors),r=i.length);var h=oe===r;if(!h)break}}else return B.errors=[0],!1;var s=E===r}else var s=!0;if(s){if(G({model:{
with:["body_limit","json","requires_owner","creates_resource","removes_resource","facts","branches","shorthand","body","forbid","fill","forward","billing","crea\
tes_task","on_abort","drain","form","file","websocket","rewrite"]},upstream:{with:["body_limit","json","requires_owner","creates_resource","removes_resource","b\
ody","forbid","fill","forward","form","file","on_abort","drain","rewrite"]},resources:{with:["upstream"],required:["upstream"]},catalogue:{with:["model"]},task:{
with:["creates_resource","rewrite"]},account:{}},e).length!==0)return B.errors=[0],!1;if(Wi({branches:["shorthand","body","forbid","fill","forward","billing","c\
reates_task"],websocket:["form","file","body_limit","removes_resource","branches","facts","shorthand","body","fill","creates_task","on_abort","drain"]},e).length!==
0)return B.errors=[0],!1}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return B.errors=[0],!1;return B.errors=i,r===0}function ui(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.prefix===void 0||!o.call(e,"prefix"))&&(u="prefix")||(e.upstream===
void 0||!o.call(e,"upstream"))&&(u="upstream"))return ui.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="prefix"||n==="upstream"||n==="interface"||
n==="shared")){return ui.errors=[0],!1;break}if(t===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let n=r;rr(e.prefix,0)||(i=i===null?rr.errors:i.concat(rr.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let n=r;d(e.upstream,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);
var s=n===r}else var s=!0;if(s){if(e.interface!==void 0&&o.call(e,"interface")){let n=r;d(e.interface,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var s=n===
r}else var s=!0;if(s)if(e.shared!==void 0&&o.call(e,"shared")){let n=r;if(typeof e.shared!="boolean")return ui.errors=[0],!1;var s=n===r}else var s=!0}}}}}else return ui.
errors=[0],!1;return ui.errors=i,r===0}function T(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let ai;if((e.version===void 0||!o.call(
e,"version"))&&(ai="version")||(e.store===void 0||!o.call(e,"store"))&&(ai="store")||(e.currency===void 0||!o.call(e,"currency"))&&(ai="currency")||(e.upstreams===
void 0||!o.call(e,"upstreams"))&&(ai="upstreams")||(e.envelopes===void 0||!o.call(e,"envelopes"))&&(ai="envelopes")||(e.interfaces===void 0||!o.call(e,"interfac\
es"))&&(ai="interfaces")||(e.routes===void 0||!o.call(e,"routes"))&&(ai="routes"))return T.errors=[0],!1;{let cs=r;for(let b of Object.keys(e))if(!o.call(as.properties,
b)){return T.errors=[0],!1;break}if(cs===r){if(e.version!==void 0&&o.call(e,"version")){let b=r;if(e.version!==1)return T.errors=[0],!1;var s=b===r}else var s=!0;
if(s){if(e.server!==void 0&&o.call(e,"server")){let b=r;tr(e.server,0)||(i=i===null?tr.errors:i.concat(tr.errors),r=i.length);var s=b===r}else var s=!0;if(s){if(e.
admin!==void 0&&o.call(e,"admin")){let b=r;Jr(e.admin,0)||(i=i===null?Jr.errors:i.concat(Jr.errors),r=i.length);var s=b===r}else var s=!0;if(s){if(e.store!==void 0&&
o.call(e,"store")){let b=r;mi(e.store,0)||(i=i===null?mi.errors:i.concat(mi.errors),r=i.length);var s=b===r}else var s=!0;if(s){if(e.settle!==void 0&&o.call(e,"\
settle")){let b=r;Er(e.settle,0)||(i=i===null?Er.errors:i.concat(Er.errors),r=i.length);var s=b===r}else var s=!0;if(s){if(e.media!==void 0&&o.call(e,"media")){
let b=r;xi(e.media,0)||(i=i===null?xi.errors:i.concat(xi.errors),r=i.length);var s=b===r}else var s=!0;if(s){if(e.webhooks!==void 0&&o.call(e,"webhooks")){let b=r;
Ir(e.webhooks,0)||(i=i===null?Ir.errors:i.concat(Ir.errors),r=i.length);var s=b===r}else var s=!0;if(s){if(e.retention!==void 0&&o.call(e,"retention")){let b=r;
Ni(e.retention,0)||(i=i===null?Ni.errors:i.concat(Ni.errors),r=i.length);var s=b===r}else var s=!0;if(s){if(e.requests!==void 0&&o.call(e,"requests")){let b=r;gr(
e.requests,0)||(i=i===null?gr.errors:i.concat(gr.errors),r=i.length);var s=b===r}else var s=!0;if(s){if(e.seller!==void 0&&o.call(e,"seller")){let b=r;br(e.seller,
0)||(i=i===null?br.errors:i.concat(br.errors),r=i.length);var s=b===r}else var s=!0;if(s){if(e.currency!==void 0&&o.call(e,"currency")){let b=r;Pe(e.currency,0)||
(i=i===null?Pe.errors:i.concat(Pe.errors),r=i.length);var s=b===r}else var s=!0;if(s){if(e.limits!==void 0&&o.call(e,"limits")){let b=e.limits,z=r;if(r===z)if(b&&
typeof b=="object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let N=r;d(O,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var u=N===r;if(!u){return i===
null?i=[0]:i.push(0),r++,T.errors=i,!1;break}}if(u)for(let O of Object.keys(b)){let N=r;ee(b[O],0)||(i=i===null?ee.errors:i.concat(ee.errors),r=i.length);var t=N===
r;if(!t)break}}else return T.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.upstreams!==void 0&&o.call(e,"upstreams")){let b=e.upstreams,z=r;if(r===z)if(b&&
typeof b=="object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let N=r;d(O,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var n=N===r;if(!n){return i===
null?i=[0]:i.push(0),r++,T.errors=i,!1;break}}if(n)for(let O of Object.keys(b)){let N=r;V(b[O],0)||(i=i===null?V.errors:i.concat(V.errors),r=i.length);var l=N===
r;if(!l)break}}else return T.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.prices!==void 0&&o.call(e,"prices")){let b=e.prices,z=r;if(r===z)if(b&&typeof b==
"object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let N=r;d(O,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var f=N===r;if(!f){return i===null?
i=[0]:i.push(0),r++,T.errors=i,!1;break}}if(f)for(let O of Object.keys(b)){let N=r;H(b[O],0)||(i=i===null?H.errors:i.concat(H.errors),r=i.length);var y=N===r;if(!y)
break}}else return T.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.models!==void 0&&o.call(e,"models")){let b=e.models,z=r;if(r===z)if(b&&typeof b=="object"&&
!Array.isArray(b)){for(let O of Object.keys(b)){let N=r;te(O,0)||(i=i===null?te.errors:i.concat(te.errors),r=i.length);var m=N===r;if(!m){return i===null?i=[0]:
i.push(0),r++,T.errors=i,!1;break}}if(m)for(let O of Object.keys(b)){let N=r;re(b[O],0)||(i=i===null?re.errors:i.concat(re.errors),r=i.length);var p=N===r;if(!p)
break}}else return T.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.aliases!==void 0&&o.call(e,"aliases")){let b=e.aliases,z=r;if(r===z)if(b&&typeof b=="obj\
ect"&&!Array.isArray(b)){for(let O of Object.keys(b)){let N=r;te(O,0)||(i=i===null?te.errors:i.concat(te.errors),r=i.length);var a=N===r;if(!a){return i===null?
i=[0]:i.push(0),r++,T.errors=i,!1;break}}if(a)for(let O of Object.keys(b)){let N=b[O],me=r;if(r===me)if(typeof N=="string"){if(L(N)<1)return T.errors=[0],!1}else
return T.errors=[0],!1;var c=me===r;if(!c)break}}else return T.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.price_lists!==void 0&&o.call(e,"price_lists")){
let b=e.price_lists,z=r;if(r===z)if(b&&typeof b=="object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let N=r;d(O,0)||(i=i===null?d.errors:i.concat(d.errors),
r=i.length);var v=N===r;if(!v){return i===null?i=[0]:i.push(0),r++,T.errors=i,!1;break}}if(v)for(let O of Object.keys(b)){let N=r;jr(b[O],0)||(i=i===null?jr.errors:
i.concat(jr.errors),r=i.length);var h=N===r;if(!h)break}}else return T.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.groups!==void 0&&o.call(e,"groups")){let b=e.
groups,z=r;if(r===z)if(b&&typeof b=="object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let N=r;d(O,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);
var g=N===r;if(!g){return i===null?i=[0]:i.push(0),r++,T.errors=i,!1;break}}if(g)for(let O of Object.keys(b)){let N=r;or(b[O],0)||(i=i===null?or.errors:i.concat(
or.errors),r=i.length);var _=N===r;if(!_)break}}else return T.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.envelopes!==void 0&&o.call(e,"envelopes")){let b=e.
envelopes,z=r;if(r===z)if(b&&typeof b=="object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let N=r;d(O,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);
var w=N===r;if(!w){return i===null?i=[0]:i.push(0),r++,T.errors=i,!1;break}}if(w)for(let O of Object.keys(b)){let N=r;wr(b[O],0)||(i=i===null?wr.errors:i.concat(
wr.errors),r=i.length);var $=N===r;if(!$)break}}else return T.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.interfaces!==void 0&&o.call(e,"interfaces")){let b=e.
interfaces,z=r;if(r===z)if(b&&typeof b=="object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let N=r;d(O,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);
var E=N===r;if(!E){return i===null?i=[0]:i.push(0),r++,T.errors=i,!1;break}}if(E)for(let O of Object.keys(b)){let N=r;ye(b[O],0)||(i=i===null?ye.errors:i.concat(
ye.errors),r=i.length);var U=N===r;if(!U)break}}else return T.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){let b=e.
billing,z=r;if(r===z)if(b&&typeof b=="object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let N=r;d(O,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);
var R=N===r;if(!R){return i===null?i=[0]:i.push(0),r++,T.errors=i,!1;break}}if(R)for(let O of Object.keys(b)){let N=r;ce(b[O],0)||(i=i===null?ce.errors:i.concat(
ce.errors),r=i.length);var Z=N===r;if(!Z)break}}else return T.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.tasks!==void 0&&o.call(e,"tasks")){let b=e.tasks,
z=r;if(r===z)if(b&&typeof b=="object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let N=r;d(O,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var oe=N===
r;if(!oe){return i===null?i=[0]:i.push(0),r++,T.errors=i,!1;break}}if(oe)for(let O of Object.keys(b)){let N=r;ve(b[O],0)||(i=i===null?ve.errors:i.concat(ve.errors),
r=i.length);var Vr=N===r;if(!Vr)break}}else return T.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.fills!==void 0&&o.call(e,"fills")){let b=e.fills,z=r;if(r===
z)if(b&&typeof b=="object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let N=r;d(O,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var ci=N===r;if(!ci){
return i===null?i=[0]:i.push(0),r++,T.errors=i,!1;break}}if(ci)for(let O of Object.keys(b)){let N=r;_e(b[O],0)||(i=i===null?_e.errors:i.concat(_e.errors),r=i.length);
var os=N===r;if(!os)break}}else return T.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.catalogues!==void 0&&o.call(e,"catalogues")){let b=e.catalogues,z=r;
if(r===z)if(b&&typeof b=="object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let N=r;d(O,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var Gi=N===
r;if(!Gi){return i===null?i=[0]:i.push(0),r++,T.errors=i,!1;break}}if(Gi)for(let O of Object.keys(b)){let N=r;Tr(b[O],0)||(i=i===null?Tr.errors:i.concat(Tr.errors),
r=i.length);var ls=N===r;if(!ls)break}}else return T.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.routes!==void 0&&o.call(e,"routes")){let b=e.routes,z=r;
if(r===z)if(b&&typeof b=="object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let N=r;d(O,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var Ui=N===
r;if(!Ui){return i===null?i=[0]:i.push(0),r++,T.errors=i,!1;break}}if(Ui)for(let O of Object.keys(b)){let N=r;B(b[O],0)||(i=i===null?B.errors:i.concat(B.errors),
r=i.length);var fs=N===r;if(!fs)break}}else return T.errors=[0],!1;var s=z===r}else var s=!0;if(s)if(e.mounts!==void 0&&o.call(e,"mounts")){let b=e.mounts,z=r;if(r===
z)if(b&&typeof b=="object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let N=r;d(O,0)||(i=i===null?d.errors:i.concat(d.errors),r=i.length);var Vi=N===r;if(!Vi){
return i===null?i=[0]:i.push(0),r++,T.errors=i,!1;break}}if(Vi)for(let O of Object.keys(b)){let N=r;ui(b[O],0)||(i=i===null?ui.errors:i.concat(ui.errors),r=i.length);
var us=N===r;if(!us)break}}else return T.errors=[0],!1;var s=z===r}else var s=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}else return T.errors=[0],!1;return T.errors=i,r===0}export{Pn as fitsSchema};
